import type { Comment } from '@payload-types';
import type { PayloadRequest } from 'payload';
import { goneIn, pathAt, readSpot, type Spot } from '@/lib/anchor';
import { idOf } from '@/lib/id-of';
import { namesOf } from '@/staff/editorial/people';
import { listAsSite } from '@/staff/find-as-site';
import { newestOf } from '@/staff/newest-of';
import { placeInWords } from '@/staff/place';
import { aboutDocument, type Commented } from './stored';

/** Per document: more than a person would read. */
const MOST = 500;

export type ListedComment = {
  id: string;
  text: string;
  who: string;
  isGuest: boolean;
  createdAt: string;
};

export type Thread = ListedComment & {
  anchor: string;
  /** Current path of the place; empty for the whole document, null if the place was removed. */
  path: string | null;
  /** What was removed, if the place was. */
  gone: 'section' | 'part' | null;
  /** Where in the element that shows the place; null where a comment has no point of its own. */
  spot: Spot | null;
  place: string;
  resolvedAt: string | null;
  resolvedBy: string | null;
  replies: ListedComment[];
};

/** Oldest first. Access must have been checked by the caller. */
export async function threadsOf(req: PayloadRequest, commented: Commented): Promise<Thread[] | undefined> {
  const { payload } = req;
  const document = await newestOf(payload, commented, req);
  if (!document) return undefined;
  const docs = await listAsSite(req, 'comments', { where: aboutDocument(commented), sort: 'createdAt', limit: MOST });
  const names = await namesOf(
    req,
    docs.flatMap(({ author, resolvedBy }) => [idOf(author), idOf(resolvedBy)]),
  );
  const listed = ({ id, text, author, guestName, createdAt }: Comment): ListedComment => ({
    id,
    text,
    who: guestName ?? names.get(idOf(author) ?? '') ?? 'A former colleague',
    isGuest: Boolean(guestName),
    createdAt,
  });
  const { flattenedFields } = payload.collections[commented.collection].config;
  return docs.flatMap((first): Thread[] => {
    if (first.parent) return [];
    const { anchor, spot } = readSpot(first.anchor ?? '');
    const path = anchor ? pathAt(anchor, document) : '';
    return [
      {
        ...listed(first),
        anchor,
        path: path ?? null,
        gone: (anchor && goneIn(anchor, document)) || null,
        spot,
        place: (path && placeInWords(payload, flattenedFields, document, path)) || (first.place ?? ''),
        resolvedAt: first.resolvedAt ?? null,
        resolvedBy: names.get(idOf(first.resolvedBy) ?? '') ?? null,
        replies: docs.filter(({ parent }) => idOf(parent) === first.id).map(listed),
      },
    ];
  });
}
