import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { rolesThatMay } from '@/access/roles';
import { idOf } from '@/lib/id-of';
import type { DocumentEvent } from '@/publishing/document-event';
import type { Editorial } from '@/staff/editorial/state';
import { notify } from '@/staff/notify';
import { titleOf } from '@/staff/titles';

type Content = {
  id: string;
  _status?: 'draft' | 'published' | null;
  editorial?: Editorial;
  lastEditor?: string | { id: string } | null;
};

/** Tells people of a review that is requested or returned, and of what they submitted and is published now. */
export async function tellOfContent({ collection, document, previous, req }: DocumentEvent) {
  if (!previous || !req.user) return;
  const [was, is] = [previous as Content, document as Content];
  const [before, now] = [was.editorial ?? {}, is.editorial ?? {}];
  const about = { title: titleOf(document), collection: collection.slug, document: document.id };
  if (now.state === 'submitted' && before.submittedAt !== now.submittedAt) {
    await notify(req, { ...about, kind: 'submitted', note: now.note }, { roles: rolesThatMay('publish') });
  }
  if (now.state === 'returned' && before.state === 'submitted') {
    await notify(req, { ...about, kind: 'returned', note: now.note }, [idOf(before.submittedBy)]);
  }
  if (is._status === 'published' && was._status !== 'published') {
    await notify(req, { ...about, kind: 'published' }, [idOf(before.submittedBy), idOf(was.lastEditor)]);
  }
}

type Account = { id: string; name?: string | null };

export const tellOfAccount: CollectionAfterChangeHook<Account> = async ({ doc, operation, req }) => {
  if (operation === 'create') {
    const about = { title: titleOf(doc), collection: 'users', document: doc.id };
    await notify(req, { ...about, kind: 'account' }, { roles: rolesThatMay('manage') });
  }
  return doc;
};

export const forgetNotifications: CollectionAfterDeleteHook<Account> = async ({ doc, req }) => {
  await req.payload.delete({
    collection: 'notifications',
    where: { reader: { equals: doc.id } },
    depth: 0,
    overrideAccess: true,
    req,
  });
  return doc;
};
