import { randomBytes } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { can, type Role, roles } from '@/access/roles';
import { inTransaction } from '@/payload/transaction';
import { invitationMail } from '@/services/mail/invitation-mail';
import { mailTransport } from '@/services/mail/transport';
import { CHANGED_BY } from '../audit/account-hooks';
import { audit } from '../audit/audit';
import { accept, refuse } from './answers';
import { mayUsePassword } from './local-passwords';
import { PROVEN } from './proven';
import { readBody } from './read-body';
import { proofShape, reauthenticate, refuseUnproven } from './reauthenticate';

const LINK_MS = 3 * 86_400_000;

const names = roles.map(({ value }) => value) as [Role, ...Role[]];

const wanted = z.object({
  name: z.string().trim().min(1).max(80),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  role: z.enum(names),
  ...proofShape,
});

type Invited = { id: string; name?: string | null; email: string; accessEndedAt?: string | null };

/** Payload's password reset link with a longer lifetime. Where passwords are off, the mail leads to SSO. */
async function send(req: PayloadRequest, account: Invited): Promise<Response> {
  const { payload } = req;
  const { email } = account;
  const token = mayUsePassword(account)
    ? await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true, expiration: LINK_MS })
    : null;
  await payload.sendEmail({ to: email, ...invitationMail(token) });
  if (mailTransport()) return accept({ message: `An invitation is on its way to ${email}.` });
  return accept({
    message:
      'The account was created, but the site cannot send mail. Have SMTP_URL set, then send the invitation again.',
  });
}

/** `POST /api/users/invite` `{ name, email, role }` with proof of an admin: creates an account with an unknown password. */
export async function invite(req: PayloadRequest): Promise<Response> {
  const { payload } = req;
  if (!can(req, 'manage')) return refuse(403, 'Only admins may invite people.');
  const given = await readBody(req, wanted);
  if (!given) return refuse(400, 'Enter a name, an email and a role.');
  const { password, code, ...person } = given;
  const proven = await reauthenticate(req, { password, code }, 'invite somebody');
  if ('problem' in proven) return refuseUnproven(proven);
  const where = { email: { equals: given.email } };
  const { totalDocs } = await payload.count({ collection: 'users', where, overrideAccess: true, req });
  if (totalDocs > 0) return refuse(409, 'An account with this email already exists.');
  const account = await inTransaction<Invited>(req, () => {
    req.context[CHANGED_BY] = 'by invitation';
    req.context[PROVEN] = true;
    const unknown = randomBytes(32).toString('base64url');
    const data = { ...person, password: unknown, invitedAt: new Date().toISOString() };
    return payload.create({ collection: 'users', data, depth: 0, overrideAccess: true, req });
  });
  return send(req, account);
}

/** `POST /api/users/invite/:id` with proof of an admin: sends a pending invitation again. The first link becomes invalid. */
export async function inviteAgain(req: PayloadRequest): Promise<Response> {
  if (!can(req, 'manage')) return refuse(403, 'Only admins may invite people.');
  const id = z.uuid().safeParse(req.routeParams?.id).data;
  const shared = { collection: 'users', depth: 0, overrideAccess: true, req } as const;
  const account = id ? await req.payload.findByID({ ...shared, id, disableErrors: true }) : null;
  if (!account?.invitedAt) return refuse(404, 'The account has no pending invitation.');
  const proven = await reauthenticate(req, (await readBody(req, z.object(proofShape))) ?? {}, 'invite somebody again');
  if ('problem' in proven) return refuseUnproven(proven);
  await audit(req, {
    action: 'account',
    title: account.name,
    collection: 'users',
    document: account.id,
    detail: 'Invited again',
  });
  return send(req, account);
}
