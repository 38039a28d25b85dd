import type { Release } from '@payload-types';
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { partOf } from '@/publishing/part-of';
import { audit } from '@/staff/audit/audit';
import { serialise } from '@/staff/editorial/no-silent-overwrite';
import { basesFor, basesOf } from './bases';
import { findRelease } from './find';
import { keyOf, type Place, placesOf, readMembers } from './members';
import { openReleases } from './open';

const isSameTime = (a: string | null | undefined, b: string | null | undefined) =>
  (a ? Date.parse(a) : null) === (b ? Date.parse(b) : null);

const refuse = (req: PayloadRequest, path: string, message: string): never => {
  throw new ValidationError({ collection: 'releases', errors: [{ path, message }], req });
};

export async function refuseSharedMembers(req: PayloadRequest, places: Place[], except?: string): Promise<void> {
  await serialise(req, 'members of releases');
  const keys = new Set(places.map(keyOf));
  for (const other of await openReleases(req, except)) {
    const shared = placesOf(other).filter((place) => keys.has(keyOf(place)));
    const [member] = await readMembers(req, shared.slice(0, 1));
    if (!member) continue;
    refuse(
      req,
      'global' in member.place ? 'globals' : 'documents',
      `“${member.title}” is in the release “${other.title}”. Take it out there first.`,
    );
  }
}

/** A document is in one open release at a time. The person who sets the time is the one who publishes. */
export const keepRelease: CollectionBeforeChangeHook<Release> = async ({ data, originalDoc, operation, req }) => {
  if (partOf(req)) return data;
  const id = operation === 'update' ? originalDoc?.id : undefined;
  const places = placesOf({ ...originalDoc, ...data });
  await refuseSharedMembers(req, places, id);
  const known = id ? basesOf(await findRelease(req, id)) : {};
  const kept = { ...data, bases: await basesFor(req, places, known) };
  if (isSameTime(data.publishAt, originalDoc?.publishAt)) return kept;
  return { ...kept, plannedBy: data.publishAt ? req.user?.id : null, failure: null };
};

export const auditPlan: CollectionAfterChangeHook<Release> = async ({ doc, previousDoc, operation, req }) => {
  const before = operation === 'update' ? previousDoc.publishAt : null;
  if (partOf(req) || isSameTime(doc.publishAt, before)) return doc;
  const time = doc.publishAt?.slice(0, 16).replace('T', ' ');
  const detail = time ? `Publish at ${time} UTC` : 'Canceled';
  await audit(req, { action: 'schedule', title: doc.title, collection: 'releases', document: doc.id, detail });
  return doc;
};
