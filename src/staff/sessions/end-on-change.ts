import type { User } from '@payload-types';
import type { CollectionAfterLogoutHook, CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload';
import { currentSession } from '@/payload/current-session';
import { lockAccount } from '@/payload/stored-sessions';

/**
 * Payload writes all fields of an account, as they were when the request began: a save at the same moment would bring back
 * the role, the password or the sessions of before.
 */
export const inTurn: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  if (operation === 'update' && (req.user || overrideAccess))
    await lockAccount(req, 'id' in args && args.id ? String(args.id) : undefined);
  return args;
};

/** The same for Payload's sign-out, which runs this before it reads the account. */
export const signOutInTurn: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user) await lockAccount(req, req.user.id);
};

/** An attacker's session must not survive a new address, nor gain the rights of a new role. */
export const endSessionsOnChange: CollectionBeforeChangeHook<User> = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !originalDoc || !req.user) return data;
  const isNewEmail = data.email !== undefined && data.email?.trim().toLowerCase() !== originalDoc.email.toLowerCase();
  const isNewRole = data.role !== undefined && data.role !== originalDoc.role;
  if (!isNewEmail && !isNewRole) return data;
  const own = req.user.id === originalDoc.id ? currentSession(req.user) : undefined;
  return { ...data, sessions: originalDoc.sessions?.filter(({ id }) => id === own) ?? [] };
};
