import type { SeedPage } from '../../types';
import { toAddress } from '../../write';
import { meta, on } from '../pages/parts';

export const kontakt: SeedPage = {
  title: 'Kontakt',
  path: '/de/kontakt',
  meta: meta(
    'Kontakt',
    'Schreiben Sie Alethia oder rufen Sie an. Ein Mensch liest jede Nachricht zur Sensory-Intelligence-Plattform und antwortet innerhalb von 24 Stunden.',
  ),
  blocks: [
    {
      blockType: 'contact-form',
      headline: 'Sprechen Sie uns an',
      intro:
        'Lernen Sie die Plattform mit jemandem kennen, der Ihre Branche versteht. Sagen Sie uns, was Sie immer wieder zu spät erfahren. Wir sagen Ihnen, ob wir helfen können.',
      heading: 'Schreiben Sie uns',
      text: 'Wir antworten innerhalb von 24 Stunden. Braucht Ihre Frage eine Fachperson, sagen wir Ihnen, wer das ist und wann Sie von ihr hören.',
      aside: {
        title: 'Möchten Sie lieber sprechen?',
        text: 'Ein Erstgespräch dauert 30 Minuten, per Video, und behandelt eine Ihrer Entscheidungen. Den Termin wählen Sie.',
        link: toAddress('Erstgespräch buchen', '/book'),
      },
      section: on('graphite', 'message'),
    },
    {
      blockType: 'numbered-steps',
      layout: 'ledger',
      heading: 'Was mit Ihrer Nachricht geschieht',
      steps: [
        {
          title: 'Jemand liest sie',
          text: 'Am Tag, an dem sie eintrifft.',
        },
        {
          title: 'Sie erhalten eine Antwort',
          text: 'Innerhalb von 24 Stunden, mit dem Namen eines Menschen darunter. Sind wir für Ihre Frage nicht die Richtigen, sagen wir, wer es sein könnte.',
        },
        {
          title: 'Sie entscheiden, was folgt',
          text: 'Ein Telefonat, ein Dokument oder gar nichts. Ihre Angaben verwenden wir für die Antwort und für nichts anderes.',
        },
      ],
      section: on('white', 'what-happens'),
    },
  ],
};
