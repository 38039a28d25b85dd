import { idIn } from '@/lib/id-of';
import { sharedValue, useShared } from '../shared-value';

type Listed = { id?: unknown; variantOf?: unknown };

export type Place = {
  /** The page that this one is a variant of, if it is in the list too. */
  page?: string;
  /** How many variants of this page are in the list. */
  variants: number;
};

/** Variants belong to a page that is on the same page of the list. Alone, they are rows like all others. */
export function placeIn(listed: Listed[], row: Listed): Place {
  const page = idIn(row.variantOf);
  const isThere = page !== undefined && listed.some(({ id }) => id === page);
  const variants = listed.filter(({ variantOf }) => idIn(variantOf) === row.id).length;
  return isThere ? { page, variants } : { variants };
}

const open = sharedValue<ReadonlySet<string>>(new Set());

/** Shows or folds the variants of a page, until the admin is loaded again. */
export function toggleVariants(page: string) {
  open.set(open.read().symmetricDifference(new Set([page])));
}

/** The pages whose variants are shown. */
export const useUnfolded = (): ReadonlySet<string> => useShared(open);
