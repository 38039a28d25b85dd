import { defaultLanguage, type Language, otherLanguages } from '@/lib/languages';

/** Postgres' dictionaries that find other forms of a word. */
const dictionaries: Record<Language, string> = { en: 'english', de: 'german' };

/** The dictionary of a language; without one, those of all languages. */
export const dictionariesOf = (language?: Language): string[] =>
  language ? [dictionaries[language]] : Object.values(dictionaries);

/** In SQL: the dictionary of the language whose code a path begins with. @param path a column */
export const dictionaryAt = (path: string): string => {
  const cases = otherLanguages.map((code) => `when '${code}' then '${dictionaries[code]}'::regconfig`).join(' ');
  return `case split_part(${path}, '/', 2) ${cases} else '${dictionaries[defaultLanguage]}'::regconfig end`;
};
