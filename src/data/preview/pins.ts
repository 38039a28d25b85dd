import { z } from 'zod';

/** A mark in the preview: open comments on a place, or findings of the checks. */
export type Pin = { kind: 'comment' | 'check'; path: string; label: string };

const pin = z.object({ kind: z.enum(['comment', 'check']), path: z.string(), label: z.string() });
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
