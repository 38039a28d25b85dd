import { vocabulary } from '@/reference/registry/vocabulary';

const NAME = /^\p{Lu}/u;

/** German joins a name with hyphens: Sensory-Intelligence-Plattform. Spaces in the text of a page may not break. */
const spaced = (text: string) => text.normalize('NFC').replace(/[\s-]+/g, ' ');

/** As a word of its own, or as a part of one that is joined with hyphens; a genitive may follow it. */
const has = (text: string, name: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}@./])${spaced(name)}(?:s|’s|'s)?(?![\\p{L}\\p{N}@/]|\\.\\p{L})`, 'u').test(spaced(text));

/** They are the same in every language. */
export const brandNames: string[] = vocabulary.map(({ write }) => write).filter((name) => NAME.test(name));

/** Names of the brand in the English text that its translation lacks. They are the same in every language. */
export const lostNames = (english: string, translation: string): string[] =>
  brandNames
    .filter((name) => has(english, name) && !has(translation, name))
    // The longer name says it.
    .filter((name, _, lost) => !lost.some((other) => other !== name && has(other, name)));

/** In a sentence; undefined if all names are there. */
export function glossaryFault(english: string, translation: string): string | undefined {
  const [lost] = lostNames(english, translation);
  return lost && `The glossary keeps the name “${lost}”, which the English text has.`;
}
