import { z } from 'zod';

const fraction = z.number().min(0).max(1);
const spot = z.object({ x: fraction, y: fraction });

/** Form to page: whether places of the page may be chosen, and whether the next click chooses one. */
const ask = z.object({ type: z.literal('alethia:placing'), isOffered: z.boolean(), isOn: z.boolean() });
export type Placing = Omit<z.infer<typeof ask>, 'type'>;

/** Page to form: a place was chosen. `left`, `top`: where it is in the frame, in px. */
const placed = z.object({
  type: z.literal('alethia:placed'),
  path: z.string().min(1),
  spot,
  left: z.number(),
  top: z.number(),
});
export type Placed = Omit<z.infer<typeof placed>, 'type'>;

const ownOrigin = (event: MessageEvent<unknown>) => event.origin === window.location.origin;

export const readPlacing = (event: MessageEvent<unknown>): Placing | undefined =>
  ownOrigin(event) ? ask.safeParse(event.data).data : undefined;

export const readPlaced = (event: MessageEvent<unknown>): Placed | undefined =>
  ownOrigin(event) ? placed.safeParse(event.data).data : undefined;

export const placingToSend = (placing: Placing): z.infer<typeof ask> => ({ type: 'alethia:placing', ...placing });

/** To the form around this frame, or the one that opened this window. */
export const tellPlaced = (chosen: Placed): void =>
  (window.parent === window ? window.opener : window.parent)?.postMessage(
    { type: 'alethia:placed', ...chosen },
    window.location.origin,
  );
