import {
  defaultLanguage,
  type Language,
  languageCodes,
  languageOf,
  locales,
  type OtherLanguage,
} from '../../supabase/functions/_shared/language.ts';

export { defaultLanguage, type Language, languageCodes, languageOf, type OtherLanguage };

/** Languages with texts in the code. `name`: in the language itself; `locale`: for dates, numbers and `og:locale`. */
export const languages = {
  en: { name: 'English', locale: locales.en },
  de: { name: 'Deutsch', locale: locales.de },
} as const satisfies Record<Language, { name: string; locale: string }>;

export const otherLanguages = languageCodes.filter((code): code is OtherLanguage => code !== defaultLanguage);

export const isLanguage = (code: unknown): code is Language => languageCodes.some((one) => one === code);

/** Collections with translations, which are documents of their own. */
export const translatableCollections = ['pages', 'industries', 'jobs', 'legal-pages'] as const;
export type TranslatableCollection = (typeof translatableCollections)[number];

export const isTranslatable = (collection: string): collection is TranslatableCollection =>
  translatableCollections.some((one) => one === collection);

/** By the first part of the path, if that is the code of a language other than English. */
export const languageOfPath = (path: string): Language =>
  otherLanguages.find((code) => path === `/${code}` || path.startsWith(`/${code}/`)) ?? defaultLanguage;

export const homePath = (language: Language): string => (language === defaultLanguage ? '/' : `/${language}`);

/** The language is in the path, because the page is cached by it. */
export const accountPath = (language: Language): string =>
  language === defaultLanguage ? '/account' : `/account/${language}`;

/** `/de/contact` is `/contact`, `/de` is `/`. */
export const withoutLanguage = (path: string): string => {
  const language = languageOfPath(path);
  return language === defaultLanguage ? path : path.slice(language.length + 1) || '/';
};
