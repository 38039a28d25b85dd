import type { User } from '@payload-types';
import {
  APIError,
  type CollectionBeforeChangeHook,
  isolateObjectProperty,
  type PayloadRequest,
  type TextField,
  ValidationError,
} from 'payload';
import { visitorAddress } from '@/services/supabase/visitor-address';
import { type AuditEntry, audit } from '../audit/audit';
import { countAttempt, TooManyAttempts } from './limits';
import { isBreakGlass, mayUsePassword } from './local-passwords';
import { type StoredPassword, verifyPassword } from './password-hash';

/** Neither stored nor returned. */
export const currentPasswordField: TextField = {
  name: 'currentPassword',
  type: 'text',
  virtual: true,
  maxLength: 1024,
  admin: {
    components: { Field: '/admin/account/current-password#CurrentPassword' },
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
  },
};

const labels = { currentPassword: 'Current password', email: 'Email', password: 'New password' };

const refuse = (req: PayloadRequest, path: keyof typeof labels, message: string) =>
  new ValidationError({ collection: 'users', errors: [{ label: labels[path], message, path }], req });

/** Outside the change's transaction, which the refusal rolls back. */
async function auditOutside(req: PayloadRequest, entry: Omit<AuditEntry, 'action' | 'collection'>): Promise<void> {
  const apart = isolateObjectProperty(req, 'transactionID');
  apart.transactionID = undefined;
  await audit(apart, { ...entry, action: 'sign-in-failed', collection: 'users' });
}

/** Throws ValidationError, or APIError (429) after too many attempts, which are counted with those of sign-in. */
async function checkCurrentPassword(req: PayloadRequest, { id, email, name }: User, given: unknown): Promise<void> {
  if (typeof given !== 'string' || given === '')
    throw refuse(req, 'currentPassword', 'Enter your current password to change your email or password.');
  const { payload } = req;
  const attempt = await countAttempt(payload, email, visitorAddress(req.headers)).catch((error) => {
    if (!(error instanceof TooManyAttempts)) throw error;
    throw new APIError('Too many attempts. Try again in a few minutes.', 429, undefined, true);
  });
  const account = await payload.db.findOne<StoredPassword & { id: string }>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  });
  if (!(await verifyPassword(account, given))) {
    await auditOutside(req, {
      title: name,
      document: id,
      detail: 'Wrong current password for a change of the account',
    });
    throw refuse(req, 'currentPassword', 'The current password is not correct.');
  }
  await attempt.refund();
}

/** Requires the current password: a stolen session must not be enough to take over the account. */
export const needCurrentPassword: CollectionBeforeChangeHook<User> = async ({ data, operation, originalDoc, req }) => {
  const { currentPassword, ...change } = data as typeof data & { currentPassword?: unknown };
  if (operation !== 'update' || !originalDoc) return change;
  const isNewEmail =
    change.email !== undefined && change.email.trim().toLowerCase() !== originalDoc.email.toLowerCase();
  const isNewPassword = Boolean(change.password);
  if (!isNewEmail && !isNewPassword) return change;
  if (isNewPassword && !mayUsePassword(originalDoc))
    throw refuse(req, 'password', 'This account uses single sign-on and has no password.');
  if (isNewEmail && isBreakGlass(originalDoc))
    throw refuse(req, 'email', 'This is the break-glass account: its address is set by BREAK_GLASS_EMAIL.');
  if (req.user?.id === originalDoc.id) await checkCurrentPassword(req, originalDoc, currentPassword);
  return change;
};
