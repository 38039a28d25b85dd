import { z } from 'zod';
import { seal, unseal } from './seal';

const MINUTES = 10;

const content = z.object({
  account: z.uuid(),
  secret: z.string(),
  expires: z.number(),
  /** Takes the place of the factor that the person has. Only given to somebody who has shown a code of it. */
  replaces: z.boolean(),
});

/** Says that somebody has shown the password of an account and may make this secret its second factor. */
export type Ticket = Omit<z.infer<typeof content>, 'expires'>;

/** Encrypted, as it carries the secret: the server keeps nothing of an enrolment that is not finished. */
export const writeTicket = (ticket: Ticket, now = Date.now()) =>
  seal('enrolment-ticket', '', JSON.stringify({ ...ticket, expires: now + MINUTES * 60_000 }));

/** What a ticket says; `undefined` when it is not one of ours or too old. */
export function readTicket(text: string, now = Date.now()): Ticket | undefined {
  const read = unseal('enrolment-ticket', '', text);
  if (read === undefined) return undefined;
  const { expires, ...ticket } = content.parse(JSON.parse(read));
  return expires > now ? ticket : undefined;
}
