import type { Comment } from '@payload-types';
import type { Payload, PayloadRequest } from 'payload';
import { pathAt } from '@/lib/anchor';
import { newestOf } from '@/staff/newest-of';
import { placeInWords } from '@/staff/place';
import type { Commented } from './stored';

type Written = {
  id?: string;
  text: string;
  anchor: string;
  parent?: Comment;
};

type Writer = { author: string } | { guestName: string; link: string; version: string };

/** Returns undefined if the document or the place is gone. The caller must have checked that the writer may comment. */
export async function writeComment(
  payload: Payload,
  commented: Commented,
  { id: chosen, text, anchor, parent }: Written,
  writer: Writer,
  req?: PayloadRequest,
): Promise<{ id: string } | undefined> {
  const document = await newestOf(payload, commented, req);
  const path = document && anchor && !parent ? pathAt(anchor, document) : '';
  if (!document || path === undefined) return undefined;
  const { flattenedFields } = payload.collections[commented.collection].config;
  const { id } = await payload.create({
    collection: 'comments',
    data: {
      ...(chosen && { id: chosen }),
      ...writer,
      text,
      document: { relationTo: commented.collection, value: commented.id } as Comment['document'],
      anchor: parent ? '' : anchor,
      place: parent ? '' : placeInWords(payload, flattenedFields, document, path ?? ''),
      parent: parent?.id,
    },
    depth: 0,
    overrideAccess: true,
    req,
  });
  return { id };
}
