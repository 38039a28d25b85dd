import type { OfferedAction } from '@/data/preview/page-messages';
import { sharedValue } from '../shared-value';

type Offer = OfferedAction & { act: (index: number) => void };

const offers = new Map<string, Offer>();
/** All that are offered. */
export const offeredActions = sharedValue<OfferedAction[]>([]);

const changed = () => offeredActions.set([...offers.values()].map(({ act: _, ...action }) => action));

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
