import type { Release } from '@payload-types';
import type { PayloadRequest } from 'payload';
import { can } from '@/access/roles';
import { schemaIn } from '@/fields/schema-in';
import { changesInWords } from '@/staff/editorial/changes-in-words';
import { namesOf } from '@/staff/editorial/people';
import { behindOf } from './behind';
import { findRelease } from './find';
import { isChanged, type Member, type Place, pathOfValues, placesOf, readMembers } from './members';
import { type Changed, laterChanges, undoableUntil } from './undo';

export type ListedMember = {
  place: Place;
  title: string;
  kind: 'new' | 'changed' | 'same';
  /** What publishing changes, in the words of the form; empty for new documents. */
  changes: string[];
  /** Published outside the release since, and missing in the draft. */
  liveChanges: string[];
  path: string | null;
  /** Its current path, if the release renames it. */
  oldPath: string | null;
};

export type Overview = {
  title: string;
  state: 'open' | 'published' | 'undone';
  members: ListedMember[];
  publishAt: string | null;
  plannedBy: string | null;
  failure: string | null;
  publishedAt: string | null;
  publishedBy: string | null;
  undoableUntil: string | null;
  later: Changed[];
  mayPublish: boolean;
};

async function listed(req: PayloadRequest, release: Release, member: Member): Promise<ListedMember> {
  const { place, title, latest, live } = member;
  const behind = release.state === 'open' ? await behindOf(req, release, member) : undefined;
  const [path, livePath] = [pathOfValues(latest), pathOfValues(live)];
  const { fields, blocks } = schemaIn(req.payload, place);
  return {
    place,
    title,
    kind: live ? (isChanged(member) ? 'changed' : 'same') : 'new',
    changes: live ? changesInWords(fields, blocks, live, latest) : [],
    liveChanges: behind ? changesInWords(fields, blocks, behind.base, behind.live) : [],
    path: path ?? null,
    oldPath: livePath && livePath !== path ? livePath : null,
  };
}

export async function overviewOf(req: PayloadRequest, id: string): Promise<Overview> {
  const release = await findRelease(req, id);
  const members = await readMembers(req, placesOf(release));
  const [plannedBy, publishedBy] = [release.plannedBy, release.publishedBy].map((person) =>
    person && typeof person === 'object' ? person.id : person,
  );
  const names = await namesOf(req, [plannedBy, publishedBy]);
  const isPublished = release.state === 'published';
  return {
    title: release.title,
    state: release.state,
    members: await Promise.all(members.map((member) => listed(req, release, member))),
    publishAt: release.publishAt ?? null,
    plannedBy: names.get(plannedBy ?? '') ?? null,
    failure: release.failure ?? null,
    publishedAt: release.publishedAt ?? null,
    publishedBy: names.get(publishedBy ?? '') ?? null,
    undoableUntil: isPublished ? undoableUntil(release).toISOString() : null,
    later: isPublished ? await laterChanges(req, id) : [],
    mayPublish: can(req, 'publish'),
  };
}
