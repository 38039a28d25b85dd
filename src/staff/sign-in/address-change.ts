import type { User } from '@payload-types';
import { type PayloadRequest, ValidationError } from 'payload';
import { z } from 'zod';
import { currentSession } from '@/payload/current-session';
import type { StoredPassword } from '@/payload/password-hash';
import { endSessions } from '@/payload/stored-sessions';
import { newAddressMail } from '@/services/mail/credential-mail';
import { accept, refuse } from './answers';
import { digest } from './keys';
import { consume, keyOf } from './limits';
import { PROVEN } from './proven';
import { readBody } from './read-body';
import { seal, unseal } from './seal';
import { tellAddress } from './tell-owner';

const HOURS = 24;

type Account = StoredPassword & { id: string; email: string; name?: string | null };

/** A link for one change of one account, as it was: used once, and worthless after another address or password. */
const ticket = z.object({ account: z.uuid(), email: z.email(), state: z.string(), expires: z.number() });

const stateOf = ({ id, email, hash }: Account) => digest('address-change', id, email.toLowerCase(), hash ?? '');

const findAccount = (req: PayloadRequest, id: string) =>
  req.payload.db.findOne<Account>({ collection: 'users', where: { id: { equals: id } }, req });

const isTaken = async (req: PayloadRequest, email: string) =>
  (await req.payload.count({ collection: 'users', where: { email: { equals: email } }, overrideAccess: true, req }))
    .totalDocs > 0;

/** Mails a link to the new address, and a notice to the current one. Stores nothing. */
export async function askForNewAddress(req: PayloadRequest, { id }: User, wanted: string): Promise<void> {
  const email = wanted.trim().toLowerCase();
  const message = 'Another account has this address.';
  if (await isTaken(req, email))
    throw new ValidationError({ collection: 'users', errors: [{ label: 'Email', message, path: 'email' }], req });
  const account = await findAccount(req, id);
  if (!account) return;
  const content = { account: id, email, state: stateOf(account), expires: Date.now() + HOURS * 3_600_000 };
  const token = seal('address-change', '', JSON.stringify(content));
  tellAddress(req, email, newAddressMail(token));
  tellAddress(req, account.email, {
    what: `Somebody asked to change the address of your account to ${email}. It changes once the link mailed there is opened.`,
  });
}

function readTicket(token: string): z.output<typeof ticket> | undefined {
  const text = unseal('address-change', '', token);
  if (text === undefined) return undefined;
  const read = ticket.parse(JSON.parse(text));
  return read.expires > Date.now() ? read : undefined;
}

const given = z.object({ token: z.string().min(1).max(2000) });

/** `POST /api/users/new-address` `{ token }` by the account's owner, signed in as before. Ends all other sessions. */
export async function confirmNewAddress(req: PayloadRequest): Promise<Response> {
  const { payload, user } = req;
  if (!user) return refuse(403, 'Sign in first.');
  await consume(payload, 'reset', keyOf('address', user.id));
  const gone = () => refuse(400, 'This link is no longer valid. Change the address again to get another one.');
  const sent = await readBody(req, given);
  const read = sent && readTicket(sent.token);
  if (!read) return gone();
  if (read.account !== user.id) return refuse(403, 'This link belongs to another account. Sign in with that one.');
  const account = await findAccount(req, user.id);
  if (!account || stateOf(account) !== read.state) return gone();
  if (await isTaken(req, read.email)) return refuse(409, 'Another account has this address now.');
  await payload.update({
    collection: 'users',
    id: account.id,
    data: { email: read.email },
    context: { [PROVEN]: true },
    depth: 0,
    overrideAccess: true,
    overrideLock: true,
    req,
  });
  await endSessions(req, account.id, { except: currentSession(user) });
  return accept({ message: `You sign in with ${read.email} from now on.` });
}
