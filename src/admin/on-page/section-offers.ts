import type { OfferedAction } from '@/data/preview/page-messages';

type Offer = OfferedAction & { act: (index: number) => void };

const offers = new Map<string, Offer>();
const listeners = new Set<() => void>();
let listed: OfferedAction[] = [];

function changed() {
  listed = [...offers.values()].map(({ act: _, ...action }) => action);
  for (const listener of listeners) listener();
}

/** Offers an action in the toolbar of each section in the page. Returns how to end it. */
export function offerSectionAction(offer: Offer): () => void {
  offers.set(offer.name, offer);
  changed();
  return () => {
    offers.delete(offer.name);
    changed();
  };
}

export const offeredAct = (name: string): Offer['act'] | undefined => offers.get(name)?.act;

/** All that are offered, as a store of React: the same list until it changes. */
export const offeredActions = {
  read: () => listed,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
