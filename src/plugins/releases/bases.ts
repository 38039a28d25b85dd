import type { PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { isRestoredSince } from '@/plugins/audit/api';
import { keyOf, type Member, type Place, readMembers, type Values } from './members';

/** When the published version under each draft was saved: the common ancestor for merging later publishes. */
export type Bases = Record<string, string>;

const stored = z.record(z.string(), z.iso.datetime()).catch({});

export const basesOf = ({ bases }: { bases?: unknown }): Bases => stored.parse(bases);

const isGlobal = (place: Place): place is Extract<Place, { global: unknown }> => 'global' in place;

type Version = { updatedAt: string; version: Values };

async function publishedVersions(req: PayloadRequest, place: Place, limit: number): Promise<Version[]> {
  const published = { 'version._status': { equals: 'published' } };
  const shared = { sort: '-updatedAt', depth: 0, limit, pagination: false, overrideAccess: true, req } as const;
  const { docs } = isGlobal(place)
    ? await req.payload.findGlobalVersions({ ...shared, slug: place.global, where: published })
    : await req.payload.findVersions({
        ...shared,
        collection: place.collection,
        where: { and: [{ parent: { equals: place.id } }, published] },
      });
  return docs as unknown as Version[];
}

const timeOf = ({ version, updatedAt }: Version) => String(version.updatedAt ?? updatedAt);

/** Published versions searched per member. */
const MOST_VERSIONS = 100;

/** The published version saved at this time, if it still exists. */
export async function publishedAt(req: PayloadRequest, place: Place, time: string): Promise<Values | undefined> {
  const versions = await publishedVersions(req, place, MOST_VERSIONS);
  return versions.find((one) => Date.parse(timeOf(one)) === Date.parse(time))?.version;
}

const placeOf = (place: Place): Where =>
  isGlobal(place) ? { collection: { equals: place.global } } : { document: { equals: place.id } };

/** The live version, or the one before it if the draft is an older one restored. */
async function baseOf(req: PayloadRequest, { place, live }: Member): Promise<string | undefined> {
  if (!live) return undefined;
  const now = String(live.updatedAt);
  if (!(await isRestoredSince(req, placeOf(place), now))) return now;
  const before = (await publishedVersions(req, place, 2)).at(1);
  return before && timeOf(before);
}

/** Members that stay keep their base. */
export async function basesFor(req: PayloadRequest, places: Place[], known: Bases): Promise<Bases> {
  const keys = new Set(places.map(keyOf));
  const bases = Object.fromEntries(Object.entries(known).filter(([key]) => keys.has(key)));
  const added = await readMembers(
    req,
    places.filter((place) => !bases[keyOf(place)]),
  );
  for (const member of added) {
    const base = await baseOf(req, member);
    if (base) bases[keyOf(member.place)] = base;
  }
  return bases;
}
