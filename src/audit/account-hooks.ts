import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import type { Role } from '../access/roles';
import { audit } from './audit';

type Account = { id: string; name?: string | null; role?: Role | null };

const of = ({ id, name }: Account) => ({ title: name ?? 'Untitled', collection: 'users', document: id });

/** Writes down new staff accounts and changed roles. */
export const auditAccount: CollectionAfterChangeHook<Account> = async ({ doc, operation, previousDoc, req }) => {
  if (operation === 'create') await audit(req, { ...of(doc), action: 'account', detail: `Added as ${doc.role}` });
  else if (previousDoc?.role && previousDoc.role !== doc.role) {
    await audit(req, { ...of(doc), action: 'role', detail: `From ${previousDoc.role} to ${doc.role}` });
  }
  return doc;
};

/** Writes down that somebody's account was removed. */
export const auditAccountRemoved: CollectionAfterDeleteHook<Account> = async ({ doc, req }) => {
  const isAccountGone = req.user?.id === doc.id;
  await audit(req, { ...of(doc), document: undefined, action: 'account', detail: 'Removed', isAccountGone });
  return doc;
};
