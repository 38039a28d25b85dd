import { readable } from '../readable-time';
import type { Choice } from './choices';

const states = { draft: 'Draft', live: 'Live', changed: 'Live, with changes' } as const;

/** What follows the title of a document, which distinguishes two of the same title. */
export const tellingParts = ({ beside, changedAt, language, state }: Choice): string[] =>
  [beside ?? `Changed ${readable(changedAt)}`, language, state && states[state]].filter((part) => part !== undefined);

export const LOADING = 'Loading …';
export const NOTHING_FOUND = 'Nothing found';
export const NOT_LOADED = 'Chosen, but its name could not be loaded';
/** The value stays: people with the right to read the document still see it. */
export const GONE = 'Deleted, in the trash, or not visible to you';
export const TRY_AGAIN = 'Try again';

export const openingWords = (title: string): string => `Open ${title} in a new tab`;
