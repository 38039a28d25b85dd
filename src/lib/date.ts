import { defaultLanguage, type Language, languages } from './languages';

/** A date in words, whatever the time zone: `October 2, 2025`, in German `2. Oktober 2025`. */
export const writtenDate = (date: string, language: Language = defaultLanguage): string =>
  new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

export const numbers = (language: Language = defaultLanguage): Intl.NumberFormat =>
  new Intl.NumberFormat(languages[language].locale, { maximumFractionDigits: 2 });
