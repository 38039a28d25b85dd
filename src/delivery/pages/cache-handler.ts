// Between Next and the store of pages (docs/decisions/004-delivery.md): gives pages their final form, and says what they are
// made from. Runs in Next's process but outside its bundle, so it reads its setting itself.
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { processRecord } from '../../publishing/process-record.ts';
import { delivered } from '../html/page.ts';
import { noteMade } from './rendering.ts';

type Cache = InstanceType<typeof fileSystemCache>;
type Value = NonNullable<Parameters<Cache['set']>[1]>;
type Found = Awaited<ReturnType<Cache['get']>>;

/** Node imports the whole of a CommonJS module as its default, a bundler its own default. */
const isWholeModule = (value: object): value is { default: typeof fileSystemCache } => 'default' in value;
const FileSystemCache = isWholeModule(fileSystemCache) ? fileSystemCache.default : fileSystemCache;

const isOff = process.env.DELIVERY === 'off';
const isBuild = process.env.NEXT_PHASE === 'phase-production-build';
/** Values that have their final form; others come fresh from the disk or from a render. */
const treated = new WeakSet<object>();

/**
 * Page values are changed in place: Next sends the very object that it hands over. A page that is resumed at request time
 * (`postponed`) gets scripts later that could not be checked.
 */
function treat(value: Value): void {
  if (value.kind !== 'APP_PAGE' || value.postponed || treated.has(value)) return;
  Object.assign(value, delivered(value, isOff));
  treated.add(value);
}

const tagsOf = (value: Value): string[] =>
  String(('headers' in value && value.headers?.['x-next-cache-tags']) || '').split(',');

/** The answer of a route to something else than GET. */
const isOther = (value: Value) => value.kind === 'APP_ROUTE' && value.status !== 200 && value.status !== 404;

export default class CacheHandler {
  readonly #startedAt: number;
  readonly #files: Cache;

  constructor(options: ConstructorParameters<typeof fileSystemCache>[0]) {
    // Next makes one handler for each request: nothing that is rendered for it is older than this.
    // Ids of publishes are times of the database's clock. A build asks no database, and Next takes no date of 0.
    this.#startedAt = isBuild ? Date.now() : Math.max(1, processRecord().known ?? 0);
    this.#files = new FileSystemCache(options);
  }

  /** What the build made, until something of it is published. `unstable_cache` only ties pages to tags (src/data/depend-on.ts). */
  async get(...[key, context]: Parameters<Cache['get']>): Promise<Found> {
    if (context.kind === 'FETCH') return null;
    const found = await this.#files.get(key, context);
    if (!found?.value || isOther(found.value)) return null;
    const tags = tagsOf(found.value);
    const since = found.lastModified;
    if (processRecord().isExpired(tags, since) || since === undefined) return null;
    treat(found.value);
    // Tells the render under way what its answer is made from.
    noteMade({ tags, since });
    return found;
  }

  /** Pages are kept by the store, not here. */
  async set(...[key, value, context]: Parameters<Cache['set']>): Promise<void> {
    if (isBuild) return this.#files.set(key, value, context);
    if (!value || value.kind === 'FETCH') return;
    treat(value);
    noteMade({ tags: tagsOf(value), since: this.#startedAt });
  }

  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {
    this.#files.resetRequestCache();
  }
}
