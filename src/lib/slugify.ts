import { defaultLanguage, type Language } from './languages';
import { type PathCollection, prefixOf } from './paths';

/** Letters that a language spells out instead of dropping their marks. */
const writtenOut: Partial<Record<Language, Record<string, string>>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' },
};

/** Last part of a path: "Über uns!" becomes `uber-uns`, in German `ueber-uns`. Empty without letters and digits. */
export const slugify = (text: string, language: Language = defaultLanguage): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => writtenOut[language]?.[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

export function pathFromTitle(collection: PathCollection, title: string, language: Language = defaultLanguage): string {
  const slug = slugify(title, language);
  return slug && `${prefixOf(collection, language)}${slug}`;
}
