import type { User } from '@payload-types';
import { type PayloadRequest, ValidationError } from 'payload';
import { z } from 'zod';
import type { StoredPassword } from '@/payload/password-hash';
import { newAddressMail } from '@/services/mail/credential-mail';
import { isSignedIn, refuse, staffEndpoint } from '../endpoint';
import { digest } from './keys';
import { consume, keyOf } from './limits';
import { PROVEN } from './proven';
import { seal, unseal } from './seal';
import { tellAddress } from './tell-owner';

const HOURS = 24;
const SIGN_IN_FIRST = 'Sign in first.';

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
  tellAddress(req, email, (from) => newAddressMail(token, from));
  tellAddress(req, account.email, {
    what: `Somebody requested a change of the address of your account to ${email}. It changes once the link mailed there is opened.`,
  });
}

function readTicket(token: string): z.output<typeof ticket> | undefined {
  const text = unseal('address-change', '', token);
  if (text === undefined) return undefined;
  const read = ticket.parse(JSON.parse(text));
  return read.expires > Date.now() ? read : undefined;
}

const GONE = 'This link is no longer valid. Change the address again to get another one.';

async function confirm(req: PayloadRequest, user: User, token: string): Promise<{ message: string }> {
  const { payload } = req;
  const read = readTicket(token) ?? refuse(400, GONE);
  if (read.account !== user.id) refuse(403, 'This link belongs to another account. Sign in with that one.');
  const account = await findAccount(req, user.id);
  if (!account || stateOf(account) !== read.state) return refuse(400, GONE);
  if (await isTaken(req, read.email)) refuse(409, 'Another account has this address now.');
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
  return { message: `You sign in with ${read.email} from now on.` };
}

/** `POST /api/users/new-address` `{ token }` by the account's owner, signed in as before. Ends all other sessions. */
export const confirmNewAddress = staffEndpoint({
  method: 'post',
  path: '/new-address',
  can: isSignedIn,
  notAllowed: SIGN_IN_FIRST,
  // Counts as an attempt even if the link cannot be read.
  body: z.object({ token: z.string().max(2000).catch('') }).catch({ token: '' }),
  work: async (req, { body }) => {
    const user = req.user ?? refuse(403, SIGN_IN_FIRST);
    await consume(req.payload, 'reset', keyOf('address', user.id));
    return confirm(req, user, body.token);
  },
});
