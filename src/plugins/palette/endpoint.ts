import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { can, savesOnlyDrafts } from '@/access/roles';
import { publicCollections } from '@/lib/content-collections';
import { type Found, findEntry, findRecent, findTexts } from '@/search/find';
import { indexedCollections, indexedGlobals } from '@/search/indexed';
import { searchedFor, tsquery } from '@/search/words';
import type { Version } from '@/search/write-index';
import { staffEndpoint } from '@/staff/endpoint';

const MOST_FOUND = 12;
const MOST_RECENT = 6;

const query = z.object({
  q: searchedFor,
  collection: z.string().max(64).catch(''),
  id: z.uuid().optional().catch(undefined),
});

export type Hit = Pick<Found, 'title' | 'path' | 'isLive' | 'excerpt'> & {
  id: string;
  kind: string;
  href: string;
};
export type Hits = { hits: Hit[]; here: Hit | null };

const isGlobal = (place: string) => (indexedGlobals as readonly string[]).includes(place);

function kindOf({ payload }: PayloadRequest, place: string): string {
  if (isGlobal(place)) return 'Site';
  const label = payload.config.collections.find(({ slug }) => slug === place)?.labels.singular;
  return typeof label === 'string' ? label : place;
}

const hit = (req: PayloadRequest, { place, document, title, path, isLive, excerpt }: Found): Hit => ({
  id: `${place} ${document}`,
  kind: kindOf(req, place),
  title,
  path,
  isLive,
  excerpt,
  href: isGlobal(place) ? `/admin/globals/${place}` : `/admin/collections/${place}/${document}`,
});

type Reading = { version: Version; places: readonly string[] };

/** The same rights as those of the collections (src/access/rules.ts). Undefined without an account. */
function readingOf(req: Pick<PayloadRequest, 'user' | 'payload'>): Reading | undefined {
  if (can(req, 'publish'))
    return { version: 'newest', places: [...indexedCollections(req.payload), ...indexedGlobals] };
  if (savesOnlyDrafts(req)) return { version: 'newest', places: indexedCollections(req.payload) };
  return req.user ? { version: 'published', places: [...publicCollections, 'media'] } : undefined;
}

async function search(req: PayloadRequest, { version, places }: Reading, text: string): Promise<Found[]> {
  const words = tsquery(text, true);
  const shared = { version, places };
  if (words) return findTexts(req.payload, { ...shared, query: words, limit: MOST_FOUND });
  return findRecent(req.payload, { ...shared, person: String(req.user?.id), limit: MOST_RECENT });
}

async function find(req: PayloadRequest, { q, collection, id }: z.infer<typeof query>): Promise<Hits> {
  const reading = readingOf(req);
  if (!reading) return { hits: [], here: null };
  const isHere = id !== undefined && reading.places.includes(collection);
  const [found, here] = await Promise.all([
    search(req, reading, q),
    isHere ? findEntry(req.payload, { place: collection, document: id, version: reading.version }) : undefined,
  ]);
  return { hits: found.map((one) => hit(req, one)), here: here ? hit(req, here) : null };
}

/** `GET /api/find?q=…`: what the person may read. No `q`: last changed. `collection` and `id` add `here`. */
export const findEndpoint = staffEndpoint({
  method: 'get',
  path: '/find',
  can: (req) => readingOf(req) !== undefined,
  notAllowed: 'Sign in first.',
  query,
  work: (req, sent) => find(req, sent.query),
});
