import { randomBytes } from 'node:crypto';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { type Role, roles } from '@/access/roles';
import { senderOf } from '@/data/sender-of';
import { DAY_MS } from '@/lib/day';
import { inTransaction } from '@/payload/transaction';
import { invitationMail } from '@/services/mail/password-mail';
import { mailTransport } from '@/services/mail/transport';
import { CHANGED_BY } from '../audit/account-hooks';
import { audit } from '../audit/audit';
import { refuse, staffEndpoint } from '../endpoint';
import { findAsSite } from '../find-as-site';
import { mayUsePassword } from './local-passwords';
import { PROVEN } from './proven';
import { proofShape, requireProof } from './reauthenticate';

const LINK_MS = 3 * DAY_MS;

const names = roles.map(({ value }) => value) as [Role, ...Role[]];

const wanted = z.object({
  name: z.string().trim().min(1).max(80),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  role: z.enum(names),
  ...proofShape,
});

type Invited = { id: string; name?: string | null; email: string; accessEndedAt?: string | null };

/** Payload's password reset link with a longer lifetime. Where passwords are off, the mail leads to SSO. */
async function send(req: PayloadRequest, account: Invited): Promise<{ message: string }> {
  const { payload } = req;
  const { email } = account;
  const token = mayUsePassword(account)
    ? await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true, expiration: LINK_MS })
    : null;
  await payload.sendEmail({ to: email, ...invitationMail(token, await senderOf(payload)) });
  if (mailTransport()) return { message: `An invitation is on its way to ${email}.` };
  return {
    message:
      'The account was created, but the site cannot send mail. Have SMTP_URL set, then send the invitation again.',
  };
}

const forAdmins = { method: 'post', can: 'manage', notAllowed: 'Only admins may invite people.' } as const;

/** `{ name, email, role }` with proof of an admin: creates an account with an unknown password. */
const invite = staffEndpoint({
  ...forAdmins,
  path: '/invite',
  body: wanted,
  invalid: 'Enter a name, an email and a role.',
  work: async (req, { body: { password, code, ...person } }) => {
    const { payload } = req;
    await requireProof(req, { password, code }, 'invite somebody');
    const where = { email: { equals: person.email } };
    const { totalDocs } = await payload.count({ collection: 'users', where, overrideAccess: true, req });
    if (totalDocs > 0) refuse(409, 'An account with this email already exists.');
    const account = await inTransaction<Invited>(req, () => {
      req.context[CHANGED_BY] = 'by invitation';
      req.context[PROVEN] = true;
      const unknown = randomBytes(32).toString('base64url');
      const data = { ...person, password: unknown, invitedAt: new Date().toISOString(), invitedBy: req.user?.id };
      return payload.create({ collection: 'users', data, depth: 0, overrideAccess: true, req });
    });
    return send(req, account);
  },
});

const NOT_PENDING = 'The account has no pending invitation.';

/** With proof of an admin: sends a pending invitation again. The first link becomes invalid. */
const inviteAgain = staffEndpoint({
  ...forAdmins,
  path: '/invite/:id',
  at: z.object({ id: z.uuid() }),
  gone: NOT_PENDING,
  body: z.object(proofShape).catch({ password: '', code: '' }),
  work: async (req, { at: { id }, body }) => {
    const account = await findAsSite(req, 'users', id);
    if (!account?.invitedAt) return refuse(404, NOT_PENDING);
    await requireProof(req, body, 'invite somebody again');
    await audit(req, {
      action: 'account',
      title: account.name,
      collection: 'users',
      document: account.id,
      detail: 'Invited again',
    });
    return send(req, account);
  },
});

/** Under `/api/users`, for admins: `POST /invite`, and `POST /invite/:id` for one who did not come. */
export const invitationEndpoints: Endpoint[] = [invite, inviteAgain];
