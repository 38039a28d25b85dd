import { defaultLanguage, type Language, otherLanguages } from '@/lib/languages';

const dictionaries: Record<Language, string> = { en: 'english', de: 'german' };

export const dictionariesOf = (language?: Language): string[] =>
  language ? [dictionaries[language]] : Object.values(dictionaries);

/** SQL for the dictionary of the language whose code a path begins with. `path`: a column. */
export const dictionaryAt = (path: string): string => {
  const cases = otherLanguages.map((code) => `when '${code}' then '${dictionaries[code]}'::regconfig`).join(' ');
  return `case split_part(${path}, '/', 2) ${cases} else '${dictionaries[defaultLanguage]}'::regconfig end`;
};
