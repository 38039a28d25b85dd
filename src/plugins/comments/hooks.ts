import type { Comment } from '@payload-types';
import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload';
import { idOf } from '@/lib/id-of';
import type { Editorial } from '@/staff/editorial/state';
import { newestOf } from '@/staff/newest-of';
import { notify } from '@/staff/notify';
import { titleOf } from '@/staff/titles';
import { peopleToMention } from './endpoints';
import { mentionedIn } from './mentions';
import { aboutDocument, type Commented } from './stored';

type Content = { editorial?: Editorial; lastEditor?: string | { id: string } | null };

/** One notification per reader: mentioned, else in the conversation, else sharer, submitter or last editor. */
export const tellOfComment: CollectionAfterChangeHook<Comment> = async ({ doc, operation, req }) => {
  if (operation !== 'create' || !doc.document) return doc;
  const { payload } = req;
  const shared = { depth: 0, overrideAccess: true, req } as const;
  const { relationTo: collection, value } = doc.document;
  const document = idOf(value) ?? '';
  const content = (await newestOf(payload, { collection, id: document }, req)) as Content | null;
  const link = doc.link
    ? await payload.findByID({ collection: 'preview-links', id: idOf(doc.link) ?? '', disableErrors: true, ...shared })
    : null;
  const parent = idOf(doc.parent);
  const conversation = parent
    ? await payload.find({
        collection: 'comments',
        where: { or: [{ id: { equals: parent } }, { parent: { equals: parent } }] },
        pagination: false,
        ...shared,
      })
    : undefined;
  // Guests mention no one: staff names are known to staff only.
  const mentioned = doc.guestName ? [] : mentionedIn(doc.text, await peopleToMention(req));
  const readers = [
    ['mentioned', mentioned],
    ['replied', conversation?.docs.map(({ author }) => idOf(author)) ?? []],
    ['commented', [idOf(link?.createdBy), content?.editorial?.submittedBy, idOf(content?.lastEditor)]],
  ] as const;
  const known = new Set<string>();
  for (const [kind, ids] of readers) {
    const fresh = ids.filter((id) => typeof id === 'string' && !known.has(id)) as string[];
    for (const id of fresh) known.add(id);
    const event = { kind, title: titleOf(content), collection, document, comment: doc.id };
    await notify(req, { ...event, isByGuest: Boolean(doc.guestName) }, fresh);
  }
  return doc;
};

// In `beforeDelete`, because the database clears relations with the row.

/** Otherwise replies would be left without their comment. */
export const forgetReplies: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { parent: { equals: id } };
  await req.payload.delete({ collection: 'comments', where, depth: 0, overrideAccess: true, req });
};

/** The trash keeps comments. */
export const forgetComments: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const commented = { collection: collection.slug, id } as Commented;
  const where = { and: [aboutDocument(commented), { parent: { exists: false } }] };
  await req.payload.delete({ collection: 'comments', where, depth: 0, overrideAccess: true, req });
};
