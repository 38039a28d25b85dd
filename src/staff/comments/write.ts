import type { Comment } from '@payload-types';
import type { Payload, PayloadRequest } from 'payload';
import { pathAt } from '@/lib/anchor';
import { placeInWords } from './place';
import { type Commented, newestOf } from './stored';

type Written = {
  text: string;
  /** See src/lib/anchor.ts. Empty for the whole document; ignored in replies. */
  anchor: string;
  parent?: Comment;
};

type Writer = { author: string } | { guestName: string; link: string; version: string };

/**
 * Stores a comment or a reply. The caller has checked that the writer may comment on the document.
 * @returns the id; undefined if the document is gone or has no such place
 */
export async function writeComment(
  payload: Payload,
  commented: Commented,
  { text, anchor, parent }: Written,
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
