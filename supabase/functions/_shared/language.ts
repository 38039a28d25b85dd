/**
 * Languages of forms, messages and mails. Functions are deployed without `src`, so the list is here; the messages
 * are in messages.ts (English) and messages-de.ts.
 */
export const languageCodes = ['en', 'de'] as const;
export type Language = (typeof languageCodes)[number];
export const defaultLanguage = 'en' satisfies Language;
export type OtherLanguage = Exclude<Language, typeof defaultLanguage>;

/** For dates, times and numbers. */
export const locales: Record<Language, string> = { en: 'en-US', de: 'de-DE' };

/** The language of a document or a site, English without one. Of requests, sent-language.ts tells it. */
export const languageOf = (named: object): Language =>
  languageCodes.find((code) => 'language' in named && named.language === code) ?? defaultLanguage;
