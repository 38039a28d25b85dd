import type { Comment } from '@payload-types';
import type { Payload, PayloadRequest } from 'payload';
import { pathAt, type Spot, withSpot } from '@/lib/anchor';
import { idOf } from '@/lib/id-of';
import { findAsSite } from '@/staff/find-as-site';
import { newestOf } from '@/staff/newest-of';
import { placeInWords } from '@/staff/place';
import type { Commented } from './stored';

type Written = {
  id?: string;
  text: string;
  anchor: string;
  spot?: Spot;
  parent?: Comment;
};

type Writer = { author: string } | { guestName: string; link: string; version: string };

async function writeComment(
  payload: Payload,
  commented: Commented,
  { id: chosen, text, anchor, spot, parent }: Written,
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
      anchor: parent ? '' : withSpot(anchor, spot),
      place: parent ? '' : placeInWords(payload, flattenedFields, document, path ?? ''),
      parent: parent?.id,
    },
    depth: 0,
    overrideAccess: true,
    req,
  });
  return { id };
}

const isBy = (writer: Writer, { author, guestName, link }: Comment): boolean =>
  'author' in writer ? idOf(author) === writer.author : guestName === writer.guestName && idOf(link) === writer.link;

/**
 * Stores a comment; one that is sent twice with its id, once. `taken`: the id is another comment's. Undefined if the
 * document or the place is gone. The caller must have checked that the writer may comment.
 */
export async function writeOnce(
  payload: Payload,
  commented: Commented,
  content: Written,
  writer: Writer,
  req?: PayloadRequest,
): Promise<{ id: string } | 'taken' | undefined> {
  const stored = async () => {
    // Not in the transaction of the request, which ends with the refusal of a second row.
    const found = content.id ? await findAsSite({ payload }, 'comments', content.id) : undefined;
    if (!found) return undefined;
    const { document: about } = found;
    const isAbout = about?.relationTo === commented.collection && idOf(about.value) === commented.id;
    return isAbout && isBy(writer, found) ? { id: found.id } : 'taken';
  };
  const earlier = await stored();
  if (earlier) return earlier;
  try {
    return await writeComment(payload, commented, content, writer, req);
  } catch (error) {
    // The same comment was sent twice at once.
    const sent = await stored();
    if (sent && sent !== 'taken') return sent;
    throw error;
  }
}
