// Between Next and the store of pages (docs/decisions/004-delivery.md): gives pages their final form, and says what they are
// made from. Runs in Next's process but outside its bundle, so it reads its setting itself.
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { processRecord } from '../../publishing/process-record.ts';
import { delivered, isPage } from '../html/page.ts';
import { noteMade } from './rendering.ts';

const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

const TAGS_HEADER = 'x-next-cache-tags';
const isOff = process.env.DELIVERY === 'off';
const isBuild = process.env.NEXT_PHASE === 'phase-production-build';
/** Values that have their final form; others come fresh from the disk or from a render. */
const treated = new WeakSet();

/** Page values are changed in place: Next sends the very object that it hands over. */
function treat(value) {
  if (!isPage(value) || treated.has(value)) return;
  Object.assign(value, delivered(value, isOff));
  treated.add(value);
}

/** Tells the render under way what its answer is made from (src/delivery/pages/rendering.ts). */
const tell = (value, since) => noteMade({ tags: tagsOf(value), since });

const tagsOf = (value) => String(value.headers?.[TAGS_HEADER] ?? '').split(',');

/** The answer of a route to something else than GET. */
const isOther = (data) => data?.kind === 'APP_ROUTE' && data.status !== 200 && data.status !== 404;

export default class CacheHandler {
  constructor(options) {
    // Next makes one handler for each request: nothing that is rendered for it is older than this.
    // Ids of publishes are times of the database's clock. A build asks no database, and Next takes no date of 0.
    this.startedAt = isBuild ? Date.now() : Math.max(1, processRecord().known ?? 0);
    this.files = new FileSystemCache(options);
  }

  /** What the build made, until something of it is published. `unstable_cache` only ties pages to tags (src/data/depend-on.ts). */
  async get(key, context) {
    if (context.kind === 'FETCH') return null;
    const found = await this.files.get(key, context);
    if (!found?.value || isOther(found.value)) return null;
    if (processRecord().isExpired(tagsOf(found.value), found.lastModified)) return null;
    treat(found.value);
    tell(found.value, found.lastModified);
    return found;
  }

  /** Pages are kept by the store, not here. */
  async set(key, data, context) {
    if (isBuild) return this.files.set(key, data, context);
    if (!data || data.kind === 'FETCH') return;
    treat(data);
    tell(data, this.startedAt);
  }

  async revalidateTag() {}

  resetRequestCache() {
    this.files.resetRequestCache();
  }
}
