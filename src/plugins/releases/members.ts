import type { Release } from '@payload-types';
import type { PayloadRequest } from 'payload';
import {
  type ContentCollection,
  type ContentGlobal,
  contentCollections,
  contentGlobals,
  pathOf,
} from '@/lib/content-collections';
import { idOf } from '@/lib/id-of';
import { asPartOf, asTakenBack } from '@/publishing/part-of';
import { asReadBefore } from '@/publishing/published-before';
import { globalTitles, titleOf } from '@/staff/titles';

export type Place = { collection: ContentCollection; id: string } | { global: ContentGlobal };

export type Values = Record<string, unknown>;

/** `live` is null if visitors do not see it yet. */
export type Member = { place: Place; title: string; latest: Values; live: Values | null };

export const keyOf = (place: Place): string => ('global' in place ? place.global : place.id);

export const documentsOf = ({ documents }: Pick<Release, 'documents'>) =>
  (documents ?? []).map(({ relationTo, value }) => ({ collection: relationTo, id: idOf(value) }));

export const placesOf = ({ documents, globals }: Pick<Release, 'documents' | 'globals'>): Place[] => [
  ...documentsOf({ documents }),
  // Hooks run before Payload refuses values that are not options.
  ...(globals ?? []).filter((global) => contentGlobals.includes(global)).map((global) => ({ global })),
];

const isPublished = (values: Values) => values._status === 'published';

async function readCollection(req: PayloadRequest, collection: ContentCollection, ids: string[]): Promise<Member[]> {
  const shared = {
    collection: collection as 'pages',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  } as const;
  const newest = await req.payload.find({ ...shared, draft: true });
  const rows = await req.payload.find({ ...shared, draft: false });
  const live = new Map(rows.docs.map((doc) => [doc.id, doc as unknown as Values]));
  const found = new Set(newest.docs.map(({ id }) => id));
  // Those without any version are their rows.
  return [...newest.docs, ...rows.docs.filter(({ id }) => !found.has(id))].map((doc) => {
    const row = live.get(doc.id);
    return {
      place: { collection, id: doc.id },
      title: titleOf(doc),
      latest: doc as unknown as Values,
      live: row && isPublished(row) ? row : null,
    };
  });
}

async function readGlobal(req: PayloadRequest, global: ContentGlobal): Promise<Member> {
  const shared = { slug: global, depth: 0, overrideAccess: true, req } as const;
  const latest = (await req.payload.findGlobal({ ...shared, draft: true })) as unknown as Values;
  const row = (await req.payload.findGlobal({ ...shared, draft: false })) as unknown as Values;
  return { place: { global }, title: globalTitles[global] ?? global, latest, live: isPublished(row) ? row : null };
}

/** Without deleted and trashed documents. Access must have been checked by the caller. */
export async function readMembers(req: PayloadRequest, places: Place[]): Promise<Member[]> {
  const members: Member[] = [];
  for (const collection of contentCollections) {
    const ids = places.flatMap((place) => ('id' in place && place.collection === collection ? [place.id] : []));
    if (ids.length > 0) members.push(...(await readCollection(req, collection, ids)));
  }
  for (const place of places) if ('global' in place) members.push(await readGlobal(req, place.global));
  const order = new Map(places.map((place, index) => [keyOf(place), index]));
  return members.sort((a, b) => (order.get(keyOf(a.place)) ?? 0) - (order.get(keyOf(b.place)) ?? 0));
}

export const isChanged = ({ latest }: Member): boolean => !isPublished(latest);

export const pathOfValues = (values: Values | null): string | undefined => (values ? pathOf(values) : undefined);

/** `live`: the published version, if it has been read in this transaction. */
type Save = { data: Values; detail: string; draft?: boolean; live?: Values | null; isTakenBack?: boolean };

/** Saves as the request's user. Returns when that version was saved, which identifies it later. */
export async function saveMember(req: PayloadRequest, place: Place, save: Save): Promise<string> {
  const { data, detail, draft = false, live, isTakenBack } = save;
  const isRead = 'id' in place && live !== undefined;
  const context = {
    ...asPartOf(detail),
    ...(isRead && asReadBefore(place.id, live)),
    ...(isTakenBack && asTakenBack),
  };
  const shared = { data: data as never, draft, depth: 0, overrideAccess: false, context, req } as const;
  const saved =
    'global' in place
      ? await req.payload.updateGlobal({ slug: place.global, ...shared })
      : await req.payload.update({ collection: place.collection as 'pages', id: place.id, ...shared });
  return String((saved as { updatedAt?: string | null }).updatedAt);
}
