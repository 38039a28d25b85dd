import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload';
import { ownRequest } from '@/payload/own-request';
import { inTransaction } from '@/payload/transaction';
import { entryOf } from './entry';
import { indexedCollections, indexedGlobals } from './indexed';
import { indexGlobal } from './keep-index';
import { indexedPlaces, removeOrphans, type Version, writeRows } from './write-index';

const AT_ONCE = 100;

async function indexAll(req: PayloadRequest, slug: CollectionSlug, version: Version): Promise<number> {
  const { config } = req.payload.collections[slug];
  const isPublic = version === 'published' && Boolean(config.versions?.drafts);
  const where: Where = isPublic ? { _status: { equals: 'published' } } : {};
  const shared = {
    collection: slug,
    draft: version === 'newest',
    where,
    sort: 'id',
    depth: 0,
    limit: AT_ONCE,
  } as const;
  let count = 0;
  for (let page = 1, isMore = true; isMore; page += 1) {
    const { docs, hasNextPage } = await req.payload.find({ ...shared, page, overrideAccess: true, req });
    const rows = docs.map((document) => entryOf(req.payload, config, document));
    await writeRows(req, rows, [version], 'unless-newer');
    count += docs.length;
    isMore = hasNextPage;
  }
  return count;
}

/**
 * Never overwrites newer saves, so the site may run. `ifEmpty`: only collections without rows, such as one that was not
 * indexed by an earlier release; in one transaction, because the next start takes what an interrupted one has left for
 * the whole index. Returns the count.
 */
export async function rebuildIndex(payload: Payload, { ifEmpty = false } = {}): Promise<number> {
  const req = await ownRequest(payload);
  if (!ifEmpty) return indexEverything(req);
  return inTransaction(req, async () => indexEverything(req, await indexedPlaces(req)));
}

const none: ReadonlySet<string> = new Set();

async function indexEverything(req: PayloadRequest, except = none): Promise<number> {
  const { payload } = req;
  let count = 0;
  for (const slug of indexedCollections(payload)) {
    if (except.has(slug)) continue;
    count += await indexAll(req, slug, 'newest');
    await indexAll(req, slug, 'published');
    await removeOrphans(req, slug, Boolean(payload.collections[slug].config.versions?.drafts));
  }
  for (const slug of indexedGlobals) {
    if (except.has(slug)) continue;
    const config = payload.globals.config.find((global) => global.slug === slug);
    if (config) await indexGlobal(req, config);
    count += 1;
  }
  return count;
}
