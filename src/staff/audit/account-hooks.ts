import type { User } from '@payload-types';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionBeforeChangeHook } from 'payload';
import type { Role } from '@/access/roles';
import { tellAddress } from '../sign-in/tell-owner';
import { audit, NOT_SIGNED_IN } from './audit';

type Account = { id: string; name?: string | null; email?: string; role?: Role | null };

const of = ({ id, name }: Account) => ({ title: name ?? 'Untitled', collection: 'users', document: id });

type Unseen = { isNewPassword: boolean; link?: 'Linked to single sign-on' | 'Unlinked from single sign-on' };

const unseenKey = (id: string) => `unseenChange:${id}`;

/** Notes what `afterChange` hooks cannot see: passwords, and fields with restricted access. */
export const noteUnseenChanges: CollectionBeforeChangeHook<User> = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !originalDoc) return data;
  const isLinked = (data.ssoIdentity ?? null) !== (originalDoc.ssoIdentity ?? null);
  const unseen: Unseen = {
    isNewPassword: Boolean(data.password),
    link: isLinked ? (data.ssoIdentity ? 'Linked to single sign-on' : 'Unlinked from single sign-on') : undefined,
  };
  req.context[unseenKey(originalDoc.id)] = unseen;
  return data;
};

/** Set in `context` by automatic account changes; added to the detail of the log entry. */
export const CHANGED_BY = 'accountChangedBy';

export const PASSWORD_LINK = 'passwordLink';

/** Logs neither passwords nor email addresses, only that they changed. */
export const auditAccount: CollectionAfterChangeHook<Account> = async ({ doc, operation, previousDoc, req }) => {
  const by = req.context[CHANGED_BY] ? `, ${req.context[CHANGED_BY]}` : '';
  if (operation === 'create') {
    await audit(req, { ...of(doc), action: 'account', detail: `Added as ${doc.role}${by}` });
    return doc;
  }
  if (previousDoc?.role && previousDoc.role !== doc.role) {
    await audit(req, { ...of(doc), action: 'role', detail: `From ${previousDoc.role} to ${doc.role}${by}` });
  }
  if (previousDoc?.email && previousDoc.email !== doc.email) {
    await audit(req, { ...of(doc), action: 'email' });
    tellAddress(req, previousDoc.email, { what: `The address of your account was changed to ${doc.email}.` });
  }
  const { isNewPassword, link } = (req.context[unseenKey(doc.id)] ?? {}) as Partial<Unseen>;
  if (isNewPassword) {
    const detail = req.context[PASSWORD_LINK] ? 'With a mailed link' : undefined;
    await audit(req, { ...of(doc), action: 'password', detail, whoName: detail && NOT_SIGNED_IN });
    if (doc.email) tellAddress(req, doc.email, { what: 'The password of your account was set or changed.' });
  }
  if (link) await audit(req, { ...of(doc), action: 'account', detail: link });
  return doc;
};

export const auditAccountRemoved: CollectionAfterDeleteHook<Account> = async ({ doc, req }) => {
  const isAccountGone = req.user?.id === doc.id;
  await audit(req, { ...of(doc), document: undefined, action: 'account', detail: 'Removed', isAccountGone });
  return doc;
};
