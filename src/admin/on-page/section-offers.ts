type Act = (index: number) => void;

const offers = new Map<string, Act>();

/** Offers an action for sections in the page, by the name that the page's toolbar gives it. Returns how to end it. */
export function offerSectionAction(name: string, act: Act): () => void {
  offers.set(name, act);
  return () => void offers.delete(name);
}

export const offeredSectionAction = (name: string): Act | undefined => offers.get(name);
