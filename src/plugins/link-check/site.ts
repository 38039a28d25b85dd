import type { PayloadRequest, SelectType, Where } from 'payload';
import { linkedDocuments } from '@/data/linked';
import { holdersOf } from '@/fields/path-problem';
import { type ContentCollection, contentCollections } from '@/lib/content-collections';
import { isPathCollection } from '@/lib/paths';
import { readStored } from '@/plugins/redirects/api';
import { titleOf } from '@/staff/titles';
import { indexRedirects, type RedirectIndex } from '../../redirects/redirects.ts';

type Known = { title: string; state: 'published' | 'draft' | 'trash' | 'variant' };

type Published = { collection: ContentCollection; id: string; title: string; document: object };

export type Site = {
  published: Published[];
  known: Map<string, Known>;
  anchors: Map<string, Set<string>>;
  sections: Map<string, Set<string>>;
  /** Visitors cannot open variants of experiments. */
  variants: Set<string>;
  redirects: RedirectIndex;
};

export const keyOf = (collection: string, id: string) => `${collection} ${id}`;

/** The sections of an industry are fields and always exist (block "Section of another page"). */
const INDUSTRY_ANCHORS = ['hero', 'challenge', 'capabilities', 'architecture', 'deployment', 'next'];
/** Defined in code: the skip link's target and the forms. */
const EVERYWHERE = ['main', 'contact', 'newsletter', 'booking'];

function anchorsIn(value: unknown, into: Set<string>): Set<string> {
  if (Array.isArray(value)) for (const one of value) anchorsIn(one, into);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, one] of Object.entries(value)) {
      if (name === 'anchor' && typeof one === 'string' && one) into.add(one);
      else anchorsIn(one, into);
    }
  }
  return into;
}

export const anchorsOf = (collection: ContentCollection, document: object): Set<string> =>
  anchorsIn(document, new Set([...EVERYWHERE, ...(collection === 'industries' ? INDUSTRY_ANCHORS : [])]));

type Row = {
  id: string;
  path?: string | null;
  deletedAt?: string | null;
  variantOf?: unknown;
  _status?: 'draft' | 'published' | null;
};

function stateOf({ deletedAt, variantOf, _status }: Row): Known['state'] {
  if (deletedAt) return 'trash';
  if (variantOf) return 'variant';
  return _status === 'draft' ? 'draft' : 'published';
}

const everything = { trash: true, depth: 0, pagination: false, overrideAccess: true, draft: false } as const;

/** Limits what is read to these documents and files, and to the pages at these paths. */
export type Wanted = {
  ids: Record<string, string[]>;
  paths: string[];
  /** Keys of documents and paths of pages of which a link names a section: of all others, the names suffice. */
  whole: Set<string>;
};

type Ids = { whole: string[]; named: string[] };

/** By collection: what is wanted by its id, and what has one of the paths. */
async function wantedIds(req: PayloadRequest, { ids, paths, whole }: Wanted): Promise<Map<string, Ids>> {
  const atPaths = paths.length > 0 ? await holdersOf(paths, req.payload, req) : [];
  const byId = Object.entries(ids).flatMap(([collection, some]) => some.map((id) => ({ collection, id })));
  const isWhole = new Set([
    ...whole,
    ...atPaths.filter(({ path }) => whole.has(path)).map(({ collection, id }) => keyOf(collection, id)),
  ]);
  const all = new Map<string, Ids>();
  for (const { collection, id } of [...atPaths, ...byId]) {
    const found = all.get(collection) ?? { whole: [], named: [] };
    found[isWhole.has(keyOf(collection, id)) ? 'whole' : 'named'].push(id);
    all.set(collection, found);
  }
  return all;
}

/** What `titleOf` and `stateOf` need. */
const selected = (collection: string): SelectType => ({
  ...(isPathCollection(collection) ? linkedDocuments[collection] : { title: true }),
  ...(collection === 'pages' && { variantOf: true }),
  ...{ name: true, deletedAt: true, _status: true },
});

async function readCollection(
  req: PayloadRequest,
  collection: ContentCollection,
  site: Site,
  only: { where?: Where; select?: SelectType } = {},
): Promise<void> {
  const { docs } = await req.payload.find({ collection: collection as 'pages', ...only, ...everything, req });
  for (const document of docs as Row[]) {
    const title = titleOf(document);
    const state = stateOf(document);
    site.known.set(keyOf(collection, document.id), { title, state });
    if (document._status === 'draft' || state === 'trash') continue;
    site.published.push({ collection, id: document.id, title, document });
    if (!isPathCollection(collection) || !document.path) continue;
    if (state === 'variant') site.variants.add(document.path);
    const anchors = anchorsOf(collection, document);
    site.anchors.set(document.path, anchors);
    site.sections.set(keyOf(collection, document.id), anchors);
  }
}

/** All link targets, or only those wanted. */
export async function readSite(req: PayloadRequest, wanted?: Wanted): Promise<Site> {
  const site: Site = {
    published: [],
    known: new Map(),
    anchors: new Map(),
    sections: new Map(),
    variants: new Set(),
    redirects: indexRedirects({ rules: [], pages: [] }),
  };
  const { payload } = req;
  const ids = wanted && (await wantedIds(req, wanted));
  for (const collection of contentCollections) {
    if (!ids) await readCollection(req, collection, site);
    const { whole = [], named = [] } = ids?.get(collection) ?? {};
    if (whole.length > 0) await readCollection(req, collection, site, { where: { id: { in: whole } } });
    if (named.length > 0)
      await readCollection(req, collection, site, { where: { id: { in: named } }, select: selected(collection) });
  }
  const files = ids?.get('media')?.named;
  if (!ids || files) {
    const select = { filename: true, title: true, deletedAt: true } as const;
    const where = files && { id: { in: files } };
    const { docs } = await payload.find({ collection: 'media', where, select, ...everything, req });
    for (const row of docs) site.known.set(keyOf('media', row.id), { title: titleOf(row), state: stateOf(row) });
  }
  if (wanted && wanted.paths.length === 0) return site;
  // Includes inactive rules: a redirect whose page is unpublished does not break links to it.
  const rules = (await readStored(payload, req)).map(({ from, match }) => ({
    from,
    match,
    status: 301 as const,
    to: '',
  }));
  site.redirects = indexRedirects({ rules, pages: [] });
  return site;
}
