import type { Comment } from '@payload-types';
import type { Payload, PayloadRequest, Where } from 'payload';
import { oncePerRequest } from '@/lib/once-per-request';
import type { CommentedCollection } from './commented';

export type Commented = { collection: CommentedCollection; id: string };

export const aboutDocument = ({ collection, id }: Commented): Where => ({
  and: [{ 'document.value': { equals: id } }, { 'document.relationTo': { equals: collection } }],
});

/** The first comment of an unresolved conversation. */
export const isOpen: Where = { and: [{ parent: { exists: false } }, { resolvedAt: { exists: false } }] };

/** Access must have been checked by the caller. */
export async function countOpen(payload: Payload, commented: Commented, req?: PayloadRequest): Promise<number> {
  const where: Where = { and: [aboutDocument(commented), isOpen] };
  return (await payload.count({ collection: 'comments', where, overrideAccess: true, req })).totalDocs;
}

/** Must comments be resolved before a draft is approved or published? */
export const needsResolved = oncePerRequest(async (req) => {
  const rules = await req.payload.findGlobal({ slug: 'approval-rules', depth: 0, overrideAccess: true, req });
  return rules.needsResolvedComments === true;
});

/** The first comment of the conversation that a reply belongs to. */
export async function conversationOf(
  payload: Payload,
  id: string,
  commented: Commented,
  req?: PayloadRequest,
): Promise<Comment | undefined> {
  const { docs } = await payload.find({
    collection: 'comments',
    where: { and: [{ id: { equals: id } }, { parent: { exists: false } }, aboutDocument(commented)] },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    req,
  });
  return docs[0];
}
