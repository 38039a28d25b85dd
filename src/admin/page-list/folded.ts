import { isObject } from '@/lib/is-object';
import { sharedValue, useShared } from '../shared-value';

type Listed = { id?: unknown; variantOf?: unknown };

const idOf = (value: unknown): string | undefined => {
  const id = isObject(value) ? value.id : value;
  return typeof id === 'string' ? id : undefined;
};

export type Place = {
  /** The page that this one is a variant of, if it is in the list too. */
  page?: string;
  /** How many variants of this page are in the list. */
  variants: number;
};

/** Variants belong to a page that is on the same page of the list. Alone, they are rows like all others. */
export function placeIn(listed: Listed[], row: Listed): Place {
  const page = idOf(row.variantOf);
  const isThere = page !== undefined && listed.some(({ id }) => id === page);
  const variants = listed.filter(({ variantOf }) => idOf(variantOf) === row.id).length;
  return isThere ? { page, variants } : { variants };
}

const open = sharedValue<ReadonlySet<string>>(new Set());

/** Shows or folds the variants of a page, until the admin is loaded again. */
export function toggleVariants(page: string) {
  open.set(open.read().symmetricDifference(new Set([page])));
}

/** The pages whose variants are shown. */
export const useUnfolded = (): ReadonlySet<string> => useShared(open);
