import { randomBytes } from 'node:crypto';
import type { User } from '@payload-types';
import type { PayloadRequest, Where } from 'payload';
import { endSessions } from '@/payload/stored-sessions';
import { CHANGED_BY } from '../audit/account-hooks';
import { audit } from '../audit/audit';
import { listAsSite } from '../find-as-site';
import { isBreakGlass } from '../sign-in/local-passwords';
import type { Person } from './person';
import { SignInRefused } from './refusals';
import type { SingleSignOn } from './settings';

async function findAccount(req: PayloadRequest, where: Where): Promise<User | undefined> {
  const docs = await listAsSite(req, 'users', {
    where,
    limit: 1,
  });
  return docs[0];
}

/** The account by identity, or by an email address that the provider has verified. */
async function existing(req: PayloadRequest, { identity, email, isEmailVerified }: Person) {
  const linked = await findAccount(req, { ssoIdentity: { equals: identity } });
  if (linked) return linked;
  const sameEmail = await findAccount(req, { email: { equals: email } });
  if (!sameEmail) return undefined;
  if (isBreakGlass(sameEmail)) throw new SignInRefused('break-glass');
  if (!isEmailVerified || sameEmail.ssoIdentity) throw new SignInRefused('taken');
  return sameEmail;
}

/** Without a role, sessions end and the password no longer works, at once. */
async function endAccess(req: PayloadRequest, { id, name, accessEndedAt }: User): Promise<void> {
  await endSessions(req, id, 'all');
  if (accessEndedAt) return;
  await req.payload.update({
    collection: 'users',
    id,
    data: { accessEndedAt: new Date().toISOString() },
    depth: 0,
    overrideAccess: true,
    req,
  });
  const detail = 'Access ended: no role at the identity provider';
  await audit(req, { action: 'role', title: name, collection: 'users', document: id, detail });
}

async function create(req: PayloadRequest, person: Person, { defaultRole }: SingleSignOn): Promise<string> {
  const role = person.role ?? defaultRole;
  if (!role || role === 'none') throw new SignInRefused('no-role');
  // Passwords can be reset by mail: only for a verified address.
  if (!person.isEmailVerified) throw new SignInRefused('unverified');
  const { id } = await req.payload.create({
    collection: 'users',
    data: {
      name: person.name,
      email: person.email,
      role,
      ssoIdentity: person.identity,
      // Random and not stored anywhere else.
      password: randomBytes(32).toString('base64url'),
    },
    depth: 0,
    overrideAccess: true,
    req,
  });
  return id;
}

export type Resolved = { id: string } | { refused: 'no-role' };

/**
 * Finds, links or creates a person's account in the transaction of `req`. `refused` is a result because its changes
 * must be committed. Throws SignInRefused if nothing was changed.
 */
export async function resolveAccount(req: PayloadRequest, person: Person, settings: SingleSignOn): Promise<Resolved> {
  req.context[CHANGED_BY] = 'by single sign-on';
  const account = await existing(req, person);
  if (!account) return { id: await create(req, person, settings) };
  if (isBreakGlass(account)) throw new SignInRefused('break-glass');
  if (person.role === 'none') {
    await endAccess(req, account);
    return { refused: 'no-role' };
  }
  const role = person.role ?? account.role;
  // A session started with other rights must not gain these.
  if (role !== account.role) await endSessions(req, account.id, 'all');
  await req.payload.update({
    collection: 'users',
    id: account.id,
    data: { name: person.name, role, ssoIdentity: person.identity, accessEndedAt: null, invitedAt: null },
    depth: 0,
    overrideAccess: true,
    overrideLock: true,
    req,
  });
  return { id: account.id };
}
