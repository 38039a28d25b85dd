import type { User } from '@payload-types';
import type { CollectionBeforeChangeHook } from 'payload';
import { currentSession } from './current-session';

/**
 * A new e-mail address or role ends the account's other sessions: a session that was begun by somebody else must not
 * outlive the one, nor gain the rights of the other. (For a new password Payload does it itself.) Changes that the site
 * makes by itself end nothing.
 */
export const endSessionsOnChange: CollectionBeforeChangeHook<User> = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !originalDoc || !req.user) return data;
  const isNewEmail = data.email !== undefined && data.email?.trim().toLowerCase() !== originalDoc.email.toLowerCase();
  const isNewRole = data.role !== undefined && data.role !== originalDoc.role;
  if (!isNewEmail && !isNewRole) return data;
  const own = req.user.id === originalDoc.id ? currentSession(req.user) : undefined;
  return { ...data, sessions: originalDoc.sessions?.filter(({ id }) => id === own) ?? [] };
};
