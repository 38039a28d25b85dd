import type { Approval } from '@payload-types';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { rolesThatMay } from '@/access/roles';
import { idOf } from '@/lib/id-of';
import { titleOf } from '@/staff/audit/titles';
import type { Editorial } from '@/staff/editorial/state';
import { notify } from './notify';

type Content = {
  id: string;
  _status?: 'draft' | 'published' | null;
  editorial?: Editorial;
  lastEditor?: string | { id: string } | null;
};

export const tellOfContent: CollectionAfterChangeHook<Content> = async ({
  collection,
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !req.user) return doc;
  const [before, now] = [previousDoc.editorial ?? {}, doc.editorial ?? {}];
  const about = { title: titleOf(doc), collection: collection.slug, document: doc.id };
  if (now.state === 'submitted' && before.submittedAt !== now.submittedAt) {
    await notify(req, { ...about, kind: 'submitted', note: now.note }, { roles: rolesThatMay('publish') });
  }
  if (now.state === 'returned' && before.state === 'submitted') {
    await notify(req, { ...about, kind: 'returned', note: now.note }, [idOf(before.submittedBy)]);
  }
  const isPublished = doc._status === 'published' && previousDoc._status !== 'published';
  if (isPublished) {
    await notify(req, { ...about, kind: 'published' }, [idOf(before.submittedBy), idOf(previousDoc.lastEditor)]);
  }
  return doc;
};

export const tellOfApproval: CollectionAfterChangeHook<Approval> = async ({ doc, operation, req }) => {
  if (operation !== 'create' || !doc.document) return doc;
  const { relationTo: collection, value } = doc.document;
  const document = idOf(value) ?? '';
  const link = doc.link
    ? await req.payload.findByID({
        collection: 'preview-links',
        id: idOf(doc.link) ?? '',
        depth: 0,
        disableErrors: true,
        overrideAccess: true,
        req,
      })
    : null;
  const shared = (await req.payload.findByID({
    collection: collection as 'pages',
    id: document,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })) as Content | null;
  await notify(
    req,
    {
      kind: 'approved',
      title: titleOf(shared),
      collection,
      document,
      answer: doc.id,
      isByGuest: true,
    },
    [idOf(link?.createdBy), idOf(shared?.editorial?.submittedBy), idOf(shared?.lastEditor)],
  );
  return doc;
};

type Account = { id: string; name?: string | null };

export const tellOfAccount: CollectionAfterChangeHook<Account> = async ({ doc, operation, req }) => {
  if (operation === 'create') {
    const about = { title: titleOf(doc), collection: 'users', document: doc.id };
    await notify(req, { ...about, kind: 'account' }, { roles: ['admin'] });
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
