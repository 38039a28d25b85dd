// Next's own file cache, and what a site that publishes needs on top of it (docs/decisions/004-delivery.md).
// Runs in Next's process but outside its bundle, so it reads its two settings itself.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import tagsManifestModule from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { delivered, isPage } from './page.mjs';
import { requestPage } from './request-page.mjs';
import { expireTags, knownPublish, openTags, sharedPages } from './tag-keeper.mjs';
import { hasExpired } from './tag-state.mjs';

const FileSystemCache = fileSystemCache.default ?? fileSystemCache;
const { tagsManifest } = tagsManifestModule;

const TAGS_HEADER = 'x-next-cache-tags';
/** The file whose date Next reads, by kind of entry. */
const FILE_SUFFIX = { APP_PAGE: '.html', PAGES: '.html', APP_ROUTE: '.body', FETCH: '' };
const isOff = process.env.DELIVERY === 'off';
const isBuild = process.env.NEXT_PHASE === 'phase-production-build';
/** Values that have their final form; others come fresh from the disk or from a render. */
const treated = new WeakSet();
/** Resolves when it is known what was published while this process did not run. @type {Promise<void> | undefined} */
let opening;
let isOpen = false;

/** Page values are changed in place: on a first request Next sends the very object that it stored. */
function treat(value) {
  if (!isPage(value) || treated.has(value)) return;
  Object.assign(value, delivered(value, isOff));
  treated.add(value);
}

/** Tells the server which page answers its request; it may keep it. Without our server nobody listens. */
function tell(page, lastModified) {
  const request = requestPage.getStore();
  if (request && isPage(page)) Object.assign(request, { page, lastModified });
}

/** Tells it too what it may answer with if no new page can be made. */
function tellLastGood(entry) {
  const request = requestPage.getStore();
  if (!request) return;
  request.isMissing = true;
  if (!entry?.value) return;
  treat(entry.value);
  if (isPage(entry.value) || entry.value.kind === 'APP_ROUTE') {
    request.lastGood = { page: entry.value, lastModified: entry.lastModified };
  }
}

/** Pages are shared between instances of one build, which answer under one address. */
function buildName(serverDistDir) {
  const address = createHash('sha1')
    .update(process.env.SITE_URL ?? '')
    .digest('hex')
    .slice(0, 8);
  const file = path.join(serverDistDir, '..', 'BUILD_ID');
  // Builds that were given a deployment id all have the same BUILD_ID; Next sets the variable when it starts.
  const deployment = process.env.NEXT_DEPLOYMENT_ID || 'build';
  return `${deployment}:${fs.readFileSync(/*turbopackIgnore: true*/ file, 'utf8').trim()}:${address}`;
}

async function open(serverDistDir) {
  try {
    await openTags(process.env.CACHE_URL ? buildName(serverDistDir) : '');
  } catch (error) {
    console.error('[delivery] the cache is not shared:', error);
  }
  isOpen = true;
}

const tagsOf = (data, context) =>
  data.kind === 'FETCH' ? (context.tags ?? []) : String(data.headers?.[TAGS_HEADER] ?? '').split(',');

/**
 * Is it one of the `unstable_cache` calls that only tie a page to a tag? Their value is nothing, or the tag itself: it
 * is computed sooner than read, and stored it would leave a file for every address that anybody makes up.
 */
function isMarker(data, context) {
  if (data.kind !== 'FETCH') return false;
  const body = data.data?.body;
  return body === undefined || body === 'null' || (context.tags ?? []).some((tag) => body === JSON.stringify(tag));
}

/** The answer of a route to something else than GET. */
const isOther = (data) => data?.kind === 'APP_ROUTE' && data.status !== 200 && data.status !== 404;

let drafts = 0;

/** Replaces files in one step: a process that is killed while it writes leaves the last good copy as it was. */
const wholeFiles = (files) => ({
  ...files,
  async writeFile(file, data) {
    drafts += 1;
    const draft = `${file}.${process.pid}-${drafts}`;
    await files.writeFile(draft, data);
    await fs.promises.rename(/*turbopackIgnore: true*/ draft, file);
  },
});

export default class CacheHandler {
  constructor(options) {
    // In front of the proxy Next makes one too, out of a copy of this module: it has no folder, and nothing to keep.
    if (!isBuild && !options.dev && options.serverDistDir) opening ??= open(options.serverDistDir);
    // Next makes one handler for each request: nothing that is rendered for it is older than this.
    this.start();
    this.files = new FileSystemCache({ ...options, fs: wholeFiles(options.fs) });
  }

  start() {
    this.startedAt = Date.now();
    this.knownAtStart = knownPublish();
  }

  async get(key, context) {
    if (opening && !isOpen) {
      await opening;
      // Nothing has been read until now.
      this.start();
    }
    const found = await this.files.get(key, context);
    const isOld = found?.value && hasExpired(tagsManifest, tagsOf(found.value, context), found.lastModified);
    const entry = (isOld || isOther(found?.value) ? null : found) ?? (await this.adopt(key, context));
    treat(entry?.value);
    tell(entry?.value, entry?.lastModified);
    // An entry that has expired is still where it was; it is just not handed out.
    if (!entry && context.kind !== 'FETCH') tellLastGood(FileSystemCache.memoryCache?.get(key));
    return entry;
  }

  async set(key, data, context) {
    // What is stored is Next's own page, so that the layer can be changed or turned off without rendering again.
    const stored = isPage(data) ? { ...data } : data;
    treat(data);
    if (data && (isMarker(data, context) || this.isOvertaken(tagsOf(data, context)))) return;
    // Next keeps the answer to any method, and would give GET the 405 or 204 of another one from then on.
    if (isOther(data)) return;
    if (data && data.kind !== 'FETCH' && data.status === 404) return this.forget(key, context.kind);
    await this.store(key, stored, context, this.startedAt);
    tell(data, this.startedAt);
    // Nobody waits for it.
    if (isPage(stored)) void sharedPages()?.set(key, stored, context.cacheControl, this.knownAtStart);
  }

  async store(key, data, context, lastModified) {
    await this.files.set(key, data, context);
    if (data) await this.date(key, data.kind, lastModified);
  }

  /**
   * A page that another instance has rendered. It is kept here too: the next request finds it without asking, and this
   * instance can do without the others. Other entries are not shared: some hold a time of the clock that made them.
   */
  async adopt(key, context) {
    if (context.kind !== 'APP_PAGE') return null;
    const found = await sharedPages()?.get(key);
    if (!found) return null;
    const { value, cacheControl, lastModified } = found;
    await this.store(key, { ...value }, { ...context, cacheControl }, lastModified).catch((error) =>
      console.error('[delivery] a page of another instance is not kept here:', error),
    );
    return { value, cacheControl, lastModified };
  }

  /** Was one of the tags published while this render ran? Then it may show the state before, and is not kept. */
  isOvertaken(tags) {
    const now = Date.now();
    return tags.some((tag) => {
      const expired = tagsManifest.get(tag)?.expired ?? 0;
      return expired >= this.startedAt && expired <= now;
    });
  }

  /** A page that is gone leaves no copy behind, and addresses that never existed do not fill the disk. */
  async forget(key, kind) {
    FileSystemCache.memoryCache?.remove(key);
    for (const suffix of ['.html', '.rsc', '.body', '.meta', '.segments']) {
      const file = this.files.getFilePath(key + suffix, kind);
      await fs.promises.rm(/*turbopackIgnore: true*/ file, { recursive: true, force: true });
    }
  }

  /**
   * An entry counts as old as the reads it was made from. Next dates it when it is stored, and after a restart by when
   * its file was written: a publish between those moments and the reads would be missed.
   */
  async date(key, kind, lastModified) {
    const inMemory = FileSystemCache.memoryCache?.get(key);
    if (inMemory) inMemory.lastModified = lastModified;
    const suffix = FILE_SUFFIX[kind];
    if (suffix === undefined) return;
    const time = new Date(lastModified);
    const file = this.files.getFilePath(key + suffix, kind);
    await fs.promises.utimes(/*turbopackIgnore: true*/ file, time, time).catch(() => undefined);
  }

  /** At once, whatever Next allows: nothing here asks for pages that may be old for a while. */
  async revalidateTag(tags) {
    await expireTags([tags].flat());
  }

  resetRequestCache() {
    this.files.resetRequestCache();
  }
}
