import type { User } from '@payload-types';
import type { CollectionBeforeChangeHook } from 'payload';
import { currentSession } from './current-session';

/**
 * A new e-mail address or role ends the account's other sessions: one started by an attacker must not survive the
 * first, nor gain the rights of the second. (Payload does so for a new password.) Changes by the site itself end
 * nothing.
 */
export const endSessionsOnChange: CollectionBeforeChangeHook<User> = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !originalDoc || !req.user) return data;
  const isNewEmail = data.email !== undefined && data.email?.trim().toLowerCase() !== originalDoc.email.toLowerCase();
  const isNewRole = data.role !== undefined && data.role !== originalDoc.role;
  if (!isNewEmail && !isNewRole) return data;
  const own = req.user.id === originalDoc.id ? currentSession(req.user) : undefined;
  return { ...data, sessions: originalDoc.sessions?.filter(({ id }) => id === own) ?? [] };
};
