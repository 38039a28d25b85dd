import type { Language } from '@shared/language';
import { english, type MailTexts } from './english';
import { german } from './german';

export type { MailTexts };

const all: Record<Language, MailTexts> = { en: english, de: german };

export const mailTextsIn = (language: Language): MailTexts => all[language];

/** For staff, who read English. */
export const languageName = (language: Language): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
