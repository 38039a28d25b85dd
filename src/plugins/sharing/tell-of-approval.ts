import type { Approval } from '@payload-types';
import type { CollectionAfterChangeHook } from 'payload';
import { idOf } from '@/lib/id-of';
import type { Editorial } from '@/staff/editorial/state';
import { findAsSite } from '@/staff/find-as-site';
import { notify } from '@/staff/notify';
import { titleOf } from '@/staff/titles';

type Content = { editorial?: Editorial; lastEditor?: string | { id: string } | null };

/** Tells the person who shared the draft, its submitter and its last editor. */
export const tellOfApproval: CollectionAfterChangeHook<Approval> = async ({ doc, operation, req }) => {
  if (operation !== 'create' || !doc.document) return doc;
  const { relationTo: collection, value } = doc.document;
  const document = idOf(value) ?? '';
  const link = doc.link ? await findAsSite(req, 'preview-links', idOf(doc.link)) : null;
  const shared = (await findAsSite(req, collection as 'pages', document, { draft: true })) as Content | null;
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
