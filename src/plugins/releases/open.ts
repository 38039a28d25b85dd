import type { PayloadRequest } from 'payload';
import { can } from '@/access/roles';
import { keyOf, placesOf } from './members';

/** Without access control. */
export async function openReleases(req: PayloadRequest, except?: string) {
  const { docs } = await req.payload.find({
    collection: 'releases',
    where: { and: [{ state: { equals: 'open' } }, ...(except ? [{ id: { not_equals: except } }] : [])] },
    select: { title: true, publishAt: true, documents: true, globals: true },
    sort: 'title',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  return docs;
}

export type NamedRelease = { id: string; title: string };

export type Standing = {
  /** Those that this person may add to: authors leave scheduled ones alone. */
  open: NamedRelease[];
  /** The open release of each member, by id or slug. */
  of: Map<string, NamedRelease>;
};

/** Access must have been checked by the caller. */
export async function standingOf(req: PayloadRequest): Promise<Standing> {
  const all = await openReleases(req);
  const named = ({ id, title }: NamedRelease): NamedRelease => ({ id, title });
  return {
    open: all.filter(({ publishAt }) => !publishAt || can(req, 'publish')).map(named),
    of: new Map(all.flatMap((release) => placesOf(release).map((place) => [keyOf(place), named(release)] as const))),
  };
}
