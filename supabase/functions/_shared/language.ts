/** Here, because functions are deployed without `src`. Messages: messages.ts (English) and messages-de.ts. */
export const languageCodes = ['en', 'de'] as const;
export type Language = (typeof languageCodes)[number];
export const defaultLanguage = 'en' satisfies Language;
export type OtherLanguage = Exclude<Language, typeof defaultLanguage>;

export const locales: Record<Language, string> = { en: 'en-US', de: 'de-DE' };

/** Of a document or a site; English by default. For requests: sent-language.ts. */
export const languageOf = (named: object): Language =>
  languageCodes.find((code) => 'language' in named && named.language === code) ?? defaultLanguage;
