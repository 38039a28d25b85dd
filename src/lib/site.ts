import type { SiteSetting } from '@payload-types';
import type { DrawnGap } from './gap-sketch';
import { type Language, languageOf } from './languages';
import type { ServiceText } from './outside-services';
import type { Words } from './words';

/** What every part of a page may need: company facts, language, texts of the code. */
export type Site = SiteSetting & {
  language: Language;
  words: Words;
  /** That a visitor brought to this page. */
  gap?: DrawnGap;
  serviceTexts?: ServiceText[] | null;
};

/** Language of a list entry, for `lang`; undefined if it is the page's. Without `entry`: of English-only content. */
export function otherThan({ language }: Pick<Site, 'language'>, entry: object = {}): Language | undefined {
  const own = languageOf(entry);
  return own === language ? undefined : own;
}
