import type { Comment } from '@payload-types';
import type { Payload } from 'payload';
import { anchorAt, goneIn, pathAt, readSpot } from '@/lib/anchor';
import { idOf } from '@/lib/id-of';
import { isObject } from '@/lib/is-object';
import { ownRequest } from '@/payload/own-request';
import { namesOf } from '@/staff/editorial/people';
import { placeInWords } from '@/staff/place';
import type { Commented } from './stored';
import type { ListedComment, Thread } from './threads';

export type GuestThread = ListedComment &
  Pick<Thread, 'place' | 'path' | 'gone' | 'spot' | 'replies'> & {
    isResolved: boolean;
  };

/**
 * Conversations begun under a preview link, with replies of staff. Guests see no others.
 * @param document what the link shows: places are looked up in it
 */
export async function threadsOfLink(payload: Payload, link: string, document: object): Promise<GuestThread[]> {
  const shared = {
    collection: 'comments',
    sort: 'createdAt',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  } as const;
  const { docs: begun } = await payload.find({
    ...shared,
    where: { and: [{ link: { equals: link } }, { parent: { exists: false } }] },
    limit: 100,
  });
  if (begun.length === 0) return [];
  const { docs: replies } = await payload.find({
    ...shared,
    where: { parent: { in: begun.map(({ id }) => id) } },
    limit: 500,
  });
  const names = await namesOf(
    await ownRequest(payload),
    replies.map(({ author }) => idOf(author)),
  );
  const listed = ({ id, text, guestName, author, createdAt }: Comment): ListedComment => ({
    id,
    text,
    who: guestName ?? names.get(idOf(author) ?? '') ?? 'Alethia',
    isGuest: Boolean(guestName),
    createdAt,
  });
  return begun.map((first) => {
    const { anchor, spot } = readSpot(first.anchor ?? '');
    return {
      ...listed(first),
      place: first.place ?? '',
      path: anchor ? (pathAt(anchor, document) ?? null) : '',
      gone: (anchor && goneIn(anchor, document)) || null,
      spot,
      isResolved: Boolean(first.resolvedAt),
      replies: replies.filter(({ parent }) => idOf(parent) === first.id).map(listed),
    };
  });
}

const isHidden = (block: unknown): boolean =>
  isObject(block) && isObject(block.section) && block.section.hidden === true;

/** Those that guests see. */
export function sectionsOf(
  payload: Payload,
  { collection, document }: { collection: Commented['collection']; document: object },
) {
  const blocks = 'blocks' in document && Array.isArray(document.blocks) ? document.blocks : [];
  const { flattenedFields } = payload.collections[collection].config;
  return blocks.flatMap((block: unknown, index): { anchor: string; name: string }[] => {
    if (isHidden(block)) return [];
    const anchor = anchorAt(`blocks.${index}`, document);
    return anchor ? [{ anchor, name: placeInWords(payload, flattenedFields, document, `blocks.${index}`) }] : [];
  });
}
