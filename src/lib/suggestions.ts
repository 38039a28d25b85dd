import { isObject } from './is-object';

/**
 * Where a suggested text comes from: a published translation of the same text, or of a similar one, or the writing
 * service.
 */
const sources = ['memory', 'similar', 'service'] as const;
export type SuggestedBy = (typeof sources)[number];

/** Stored in the place of a fingerprint until a person accepts the text: `service AbCd…`. */
export const suggestionMark = (by: SuggestedBy, print: string): string => `${by} ${print}`;

/** What is stored with a text of a translation: a fingerprint, and whether a machine wrote it. */
export function readMark(mark: string | undefined): { print?: string; by?: SuggestedBy } {
  const by = sources.find((one) => mark?.startsWith(`${one} `));
  return by ? { print: mark?.slice(by.length + 1), by } : { print: mark };
}

/** Has the document texts that a machine wrote, and that nobody has accepted? `translated`: as it is stored. */
export const hasSuggestions = (translated: unknown): boolean =>
  isObject(translated) && Object.values(translated).some((mark) => typeof mark === 'string' && readMark(mark).by);

/** The refusal of what would make a copy without the marks. */
export const NOT_ACCEPTED =
  'A machine wrote texts of this translation that nobody has accepted. Accept them, or take them out, first.';
