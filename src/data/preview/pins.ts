import { z } from 'zod';

const fraction = z.number().min(0).max(1);

/** A mark in the preview: an open comment, or findings of the checks. */
const pin = z.object({
  kind: z.enum(['comment', 'check']),
  path: z.string(),
  label: z.string(),
  /** What it stands for, where a mark stands for one thing. */
  id: z.string().optional(),
  /** What is written on it. */
  number: z.number().int().positive().optional(),
  /** The id of the section's row, which follows it while it moves. */
  row: z.string().optional(),
  /** Where in the element that shows the place; otherwise its upper corner. */
  spot: z.object({ x: fraction, y: fraction }).optional(),
  state: z.enum(['new', 'done']).optional(),
});
export type Pin = z.infer<typeof pin>;

const pinsMessage = z.object({ type: z.literal('alethia:pins'), pins: z.array(pin) });
const pinMessage = pin.extend({ type: z.literal('alethia:pin') });

export const pinsToSend = (pins: Pin[]): z.infer<typeof pinsMessage> => ({ type: 'alethia:pins', pins });

export const pressToSend = (pressed: Pin): z.infer<typeof pinMessage> => ({ type: 'alethia:pin', ...pressed });

const ownOrigin = (event: MessageEvent<unknown>) => event.origin === window.location.origin;

export const readPins = (event: MessageEvent<unknown>): Pin[] | undefined =>
  ownOrigin(event) ? pinsMessage.safeParse(event.data).data?.pins : undefined;

export const readPress = (event: MessageEvent<unknown>): Pin | undefined =>
  ownOrigin(event) ? pinMessage.safeParse(event.data).data : undefined;

/** Payload's frame reports when it is listening. */
export const isReady = (event: MessageEvent<unknown>): boolean =>
  ownOrigin(event) && z.object({ ready: z.literal(true) }).safeParse(event.data).success;
