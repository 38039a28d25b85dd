// Next's cache handler (docs/decisions/004-delivery.md), which runs outside its bundle.

import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { FRAMES } from '../../lib/frames-address.ts';
import { processRecord } from '../../publishing/process-record.ts';
import { delivered } from '../html/page.ts';
import { noteMade } from '../pages/rendering.ts';
import { CACHE_TAGS } from './headers.ts';

type Cache = InstanceType<typeof fileSystemCache>;
type Value = NonNullable<Parameters<Cache['set']>[1]>;
type Found = Awaited<ReturnType<Cache['get']>>;

/** Node exposes a whole CommonJS module as its default export, a bundler the module's own default. */
const isWholeModule = (value: object): value is { default: typeof fileSystemCache } => 'default' in value;
const FileSystemCache = isWholeModule(fileSystemCache) ? fileSystemCache.default : fileSystemCache;

const isOff = process.env.DELIVERY === 'off';
const isBuild = process.env.NEXT_PHASE === 'phase-production-build';
const treated = new WeakSet<object>();

/**
 * Mutates pages, because Next sends the object that it passes here. Those resumed at request time (`postponed`) get
 * scripts later that could not be checked.
 */
function treat(value: Value): void {
  if (value.kind !== 'APP_PAGE' || value.postponed || treated.has(value)) return;
  Object.assign(value, delivered(value, isOff));
  treated.add(value);
}

const tagsOf = (value: Value): string[] => String(('headers' in value && value.headers?.[CACHE_TAGS]) || '').split(',');

/** A route's response to a method other than GET. */
const isOther = (value: Value) => value.kind === 'APP_ROUTE' && value.status !== 200 && value.status !== 404;

export default class CacheHandler {
  readonly #startedAt: number;
  readonly #files: Cache;

  constructor(options: ConstructorParameters<typeof fileSystemCache>[0]) {
    // Next creates a handler per request: nothing rendered for it is older. It rejects a time of 0.
    this.#startedAt = isBuild ? Date.now() : Math.max(1, processRecord().known ?? 0);
    this.#files = new FileSystemCache(options);
  }

  /** What the build prerendered. `unstable_cache` only attaches tags to pages (src/data/depend-on.ts). */
  async get(...[key, context]: Parameters<Cache['get']>): Promise<Found> {
    if (context.kind === 'FETCH') return null;
    const found = await this.#files.get(key, context);
    if (!found?.value || isOther(found.value)) return null;
    const tags = tagsOf(found.value);
    const since = found.lastModified;
    if (processRecord().isExpired(tags, since) || since === undefined) return null;
    treat(found.value);
    noteMade({ tags, since });
    return found;
  }

  async set(...[key, value, context]: Parameters<Cache['set']>): Promise<void> {
    if (isBuild) return this.#files.set(key, value, context);
    if (!value || value.kind === 'FETCH') return;
    // Only the text of frames is used (src/delivery/pages/frames.ts).
    if (!key.startsWith(FRAMES)) treat(value);
    noteMade({ tags: tagsOf(value), since: this.#startedAt });
  }

  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {
    this.#files.resetRequestCache();
  }
}
