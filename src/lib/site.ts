import type { SiteSetting } from '@payload-types';
import { type Language, languageOf } from './languages';
import type { ServiceText } from './outside-services';
import type { Words } from './words';

/** What every part of a page may need: the facts of the company, the language of the page, and the words of the code. */
export type Site = SiteSetting & {
  language: Language;
  words: Words;
  /** The outside services in the language of the page. */
  serviceTexts?: ServiceText[] | null;
};

/**
 * The language of an entry in a list, for its `lang`; undefined if it is that of the page.
 * @param entry a document; without one, something that exists in English only
 */
export function otherThan({ language }: Pick<Site, 'language'>, entry: object = {}): Language | undefined {
  const own = languageOf(entry);
  return own === language ? undefined : own;
}
