import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import createHandler from '@fortedigital/nextjs-cache-handler/redis-strings';
import { EPOCH_FIELD, TAGS_KEY } from './shared-scripts.mjs';
import { SITE_TAG } from './tag-names.mjs';

/** Entries of builds that no longer run vanish by themselves; those of others are rendered anew that often at least. */
const LIFE_S = 7 * 24 * 3600;
const LISTS = ['__sharedTags__', '__sharedTagsTtl__'];
/** Storing is nothing that a visitor waits for. */
const STORE_MS = 3000;

/** Pages shrink to a tenth; the store speaks text. */
const compressed = {
  serialize: async (/** @type {unknown} */ value) =>
    (await promisify(gzip)(JSON.stringify(value), { level: 5 })).toString('base64'),
  deserialize: async (/** @type {string} */ stored) =>
    JSON.parse((await promisify(gunzip)(Buffer.from(stored, 'base64'))).toString('utf8')),
};

/** @typedef {import('./shared-tags.mjs').Known} Known */
/** @typedef {{ value: import('./page.mjs').Page, cacheControl?: object } & Known} Stored */

/** Pages that one instance has rendered, for the others of the same build. Nothing here rejects: what fails is a miss. */
export class SharedPages {
  /**
   * @param {import('./shared-store.mjs').SharedStore} store
   * @param {string} build
   */
  constructor(store, build) {
    this.store = store;
    this.prefix = `alethia:pages:${build}:`;
    this.library = createHandler({
      // The library's type is that of a client of its own version.
      client: /** @type {any} */ (store.client),
      keyPrefix: this.prefix,
      timeoutMs: STORE_MS,
      keyExpirationStrategy: 'EXAT',
      valueSerializer: /** @type {any} */ (compressed),
    });
  }

  /**
   * A page that is valid by what the store knows, and since when that is sure by the clock of this process. It is dated
   * before the question, so that whatever is heard of later expires it.
   * @param {string} key
   * @returns {Promise<{ value: import('./page.mjs').Page, cacheControl?: object, lastModified: number } | undefined>}
   */
  async get(key) {
    if (!this.store.isUp) return undefined;
    try {
      const found = await this.store.ask(() => this.library.get(key, /** @type {any} */ ({ implicitTags: [] })));
      const { value, cacheControl, epoch, version } = /** @type {Stored} */ (/** @type {unknown} */ (found ?? {}));
      if (!value) return undefined;
      const tags = String(value.headers?.['x-next-cache-tags'] ?? '').split(',');
      const lastModified = Date.now() - 1;
      const [now, ...expired] = await this.store.ask((client) =>
        client.hmGet(TAGS_KEY, [EPOCH_FIELD, SITE_TAG, ...tags]),
      );
      const isValid = now === epoch && expired.every((number) => Number(number ?? 0) <= version);
      return isValid ? { value, cacheControl, lastModified } : undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * @param {string} key
   * @param {import('./page.mjs').Page} value
   * @param {object | undefined} cacheControl
   * @param {Known | undefined} known what the render knew of when it began
   */
  async set(key, value, cacheControl, known) {
    if (!known || !this.store.isUp) return;
    const expireAt = Math.floor(Date.now() / 1000) + LIFE_S;
    const entry = { value, cacheControl, ...known, tags: [], lastModified: Date.now(), lifespan: { expireAt } };
    try {
      await this.store.ask(async (client) => {
        await this.library.set(key, /** @type {any} */ (entry));
        // The library's own lists: without an end they would outlive their build.
        await Promise.all(LISTS.map((name) => client.expireAt(this.prefix + name, expireAt)));
      }, STORE_MS);
    } catch {
      // Logged by the store; another instance renders it for itself.
    }
  }
}
