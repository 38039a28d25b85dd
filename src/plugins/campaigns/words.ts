import type { Language } from '@/lib/languages';

/** What the page and its form say besides the brief. Staff change it like any text. */
type Words = Record<
  'action' | 'formHeading' | 'formText' | 'name' | 'email' | 'more' | 'submit' | 'thanks' | 'readMore',
  string
>;

export const wordsIn: Record<Language, Words> = {
  en: {
    action: 'Talk to us',
    formHeading: 'Talk to us about your site',
    formText: 'We read every entry and reply by email.',
    name: 'Name',
    email: 'Work email',
    more: 'What should we know?',
    submit: 'Send',
    thanks: 'We have received your entries and will reply by email.',
    readMore: 'Read more',
  },
  de: {
    action: 'Sprechen Sie mit uns',
    formHeading: 'Sprechen Sie mit uns über Ihren Standort',
    formText: 'Wir lesen jede Anfrage und antworten per E-Mail.',
    name: 'Name',
    email: 'Geschäftliche E-Mail-Adresse',
    more: 'Was sollten wir wissen?',
    submit: 'Senden',
    thanks: 'Ihre Angaben sind angekommen. Wir antworten per E-Mail.',
    readMore: 'Mehr erfahren',
  },
};
