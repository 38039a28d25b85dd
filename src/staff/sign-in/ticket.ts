import { z } from 'zod';
import type { StoredPassword } from '@/payload/password-hash';
import { digest } from './keys';
import { seal, unseal } from './seal';

const MINUTES = 10;

const content = z.object({
  account: z.uuid(),
  secret: z.string(),
  expires: z.number(),
  /** Replaces an existing factor. Only issued after a code of that factor. */
  replaces: z.boolean(),
  /** Of the account, when its password was proved. */
  state: z.string(),
});

/** The holder has proved an account's password and may make this secret its second factor. */
export type Ticket = Omit<z.infer<typeof content>, 'expires'>;

/** Another once the account has another address or password: who knew the former one has nothing to enrol with. */
export const stateOf = ({ id, email, hash }: StoredPassword & { id: string; email: string }): string =>
  digest('enrolment-ticket', id, email.toLowerCase(), hash ?? '');

/** Encrypted, as it contains the secret: the server stores nothing about an unfinished enrollment. */
export const writeTicket = (ticket: Ticket, now = Date.now()) =>
  seal('enrolment-ticket', '', JSON.stringify({ ...ticket, expires: now + MINUTES * 60_000 }));

export function readTicket(text: string, now = Date.now()): Ticket | undefined {
  const read = unseal('enrolment-ticket', '', text);
  if (read === undefined) return undefined;
  const { expires, ...ticket } = content.parse(JSON.parse(read));
  return expires > now ? ticket : undefined;
}
