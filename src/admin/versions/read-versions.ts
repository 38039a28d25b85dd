import type { PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload';
import type { ContentCollection, ContentGlobal } from '@/lib/content-collections';
import { changesInWords } from '@/staff/editorial/changes-in-words';
import { namesOf } from '@/staff/editorial/people';

const PER_PAGE = 20;

type Stored = {
  id: number | string;
  updatedAt: string;
  autosave?: boolean | null;
  version: { _status?: 'draft' | 'published' | null; lastEditor?: string | null };
};
export type VersionLine = {
  id: string;
  time: string;
  by: string | null;
  state: 'live' | 'wasLive' | 'draft';
  isAutosaved: boolean;
  /** Undefined for the first version. */
  changes: string[] | undefined;
};

export type Of = { config: SanitizedCollectionConfig; id: string } | { config: SanitizedGlobalConfig };

async function find(req: PayloadRequest, of: Of, page: number, limit: number): Promise<Stored[]> {
  const query = { limit, page, depth: 0, sort: '-updatedAt', overrideAccess: false, req } as const;
  const { docs } =
    'id' in of
      ? await req.payload.findVersions({
          ...query,
          collection: of.config.slug as ContentCollection,
          where: { parent: { equals: of.id } },
        })
      : await req.payload.findGlobalVersions({ ...query, slug: of.config.slug as ContentGlobal });
  return docs as unknown as Stored[];
}

async function findLive(req: PayloadRequest, of: Of): Promise<string | undefined> {
  const where = { 'version._status': { equals: 'published' } };
  const query = { limit: 1, depth: 0, sort: '-updatedAt', overrideAccess: false, req } as const;
  const { docs } =
    'id' in of
      ? await req.payload.findVersions({
          ...query,
          collection: of.config.slug as ContentCollection,
          where: { and: [{ parent: { equals: of.id } }, where] },
        })
      : await req.payload.findGlobalVersions({ ...query, slug: of.config.slug as ContentGlobal, where });
  return docs[0] && String(docs[0].id);
}

/** Versions, newest first, with their differences from the one before. `hasLive`: the document is published. */
export async function readVersions(
  req: PayloadRequest,
  of: Of,
  { page, hasLive }: { page: number; hasLive: boolean },
): Promise<{ lines: VersionLine[]; live: string | undefined; hasOlder: boolean }> {
  const stored = await find(req, of, page, PER_PAGE);
  // The last line is compared with the first of the next page.
  const [next] = stored.length === PER_PAGE ? await find(req, of, page * PER_PAGE + 1, 1) : [];
  const live = hasLive ? await findLive(req, of) : undefined;
  const names = await namesOf(
    req,
    stored.map(({ version }) => version.lastEditor),
  );
  const lines = stored.map(({ id, updatedAt, autosave, version }, index): VersionLine => {
    const before = (stored[index + 1] ?? next)?.version;
    const isPublished = version._status === 'published';
    return {
      id: String(id),
      time: updatedAt,
      by: names.get(version.lastEditor ?? '') ?? null,
      state: String(id) === live ? 'live' : isPublished ? 'wasLive' : 'draft',
      isAutosaved: Boolean(autosave),
      changes: before && changesInWords(of.config.flattenedFields, req.payload.blocks, before, version),
    };
  });
  return { lines, live, hasOlder: next !== undefined };
}
