import type { User } from '@payload-types';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  type TextField,
  type TypedUser,
  ValidationError,
} from 'payload';
import { rankOf } from '@/access/roles';
import { askForNewAddress } from './address-change';
import { TooManyAttempts } from './limits';
import { isBreakGlass, mayUsePassword } from './local-passwords';
import { PROVEN } from './proven';
import { reauthenticate } from './reauthenticate';

const virtual = {
  type: 'text',
  virtual: true,
  admin: { disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
} as const;

/** Neither stored nor returned. */
export const proofFields: TextField[] = [
  {
    ...virtual,
    name: 'currentPassword',
    maxLength: 1024,
    admin: { ...virtual.admin, components: { Field: '/admin/account/account-proof#CurrentPassword' } },
  },
  {
    ...virtual,
    name: 'currentCode',
    maxLength: 20,
    admin: { ...virtual.admin, components: { Field: '/admin/account/account-proof#CurrentCode' } },
  },
];

const labels = { currentPassword: 'Your password', currentCode: 'Code', email: 'Email', password: 'New password' };

const refuse = (req: PayloadRequest, path: keyof typeof labels, message: string) =>
  new ValidationError({ collection: 'users', errors: [{ label: labels[path], message, path }], req });

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Throws ValidationError, or APIError (429) after too many attempts, which are counted with those of sign-in. */
async function prove(req: PayloadRequest, given: { currentPassword?: unknown; currentCode?: unknown }): Promise<void> {
  const proof = { password: text(given.currentPassword), code: text(given.currentCode).trim() };
  const proven = await reauthenticate(req, proof, 'change an account').catch((error) => {
    if (!(error instanceof TooManyAttempts)) throw error;
    throw new APIError('Too many attempts. Try again in a few minutes.', 429, undefined, true);
  });
  if ('problem' in proven) {
    throw refuse(req, proven.needs === 'code' ? 'currentCode' : 'currentPassword', proven.problem);
  }
}

function changesOf(change: Partial<User>, before: User | undefined) {
  // Anything else than text is refused by the field afterwards.
  const email = typeof change.email === 'string' ? change.email.trim().toLowerCase() : undefined;
  return {
    isNewEmail: email !== undefined && email !== before?.email.toLowerCase(),
    isNewPassword: Boolean(change.password),
    hasMoreRights: change.role !== undefined && (!before || rankOf(change.role) < rankOf(before.role)),
    isLinked: Boolean(change.ssoIdentity) && change.ssoIdentity !== before?.ssoIdentity,
  };
}

/**
 * Credentials and rights change only with fresh proof of the person who changes them: a stolen session must not be enough to
 * take over an account. A new address counts once a link that is mailed to it has been opened.
 */
export const needProof: CollectionBeforeChangeHook<User> = async ({ data, operation, originalDoc, req }) => {
  const { currentPassword, currentCode, ...change } = data as Partial<User> & Record<string, unknown>;
  const before = operation === 'update' ? originalDoc : undefined;
  const changes = changesOf(change, before);
  if (before && changes.isNewPassword && !mayUsePassword(before))
    throw refuse(req, 'password', 'This account uses single sign-on and has no password.');
  if (before && changes.isNewEmail && isBreakGlass(before))
    throw refuse(req, 'email', 'This is the break-glass account: its address is set by BREAK_GLASS_EMAIL.');
  const person: TypedUser | null = req.user;
  if (!person || req.context[PROVEN] || !Object.values(changes).some(Boolean)) return change;
  await prove(req, { currentPassword, currentCode });
  if (!before || !changes.isNewEmail) return change;
  // Nobody has signed in with this address yet; the next invitation goes to the new one.
  if (before.invitedAt) return { ...change, resetPasswordToken: null, resetPasswordExpiration: null };
  await askForNewAddress(req, before, change.email ?? '');
  return { ...change, email: before.email };
};
