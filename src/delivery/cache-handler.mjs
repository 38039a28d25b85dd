// Next's own file cache, and what a site that publishes needs on top of it (docs/decisions/004-delivery.md).
// Runs in Next's process but outside its bundle, so it reads its two settings itself.
import fs from 'node:fs';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import tagsManifestModule from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { delivered, isPage } from './page.mjs';
import { requestPage } from './request-page.mjs';
import { tagEvents } from './tag-events.mjs';
import { mergeTagState, readTagState, SITE_TAG, tagStateFile, writeTagState } from './tag-state.mjs';

const FileSystemCache = fileSystemCache.default ?? fileSystemCache;
const { tagsManifest } = tagsManifestModule;

const TAGS_HEADER = 'x-next-cache-tags';
/** The file whose date Next reads, by kind of entry. */
const FILE_SUFFIX = { APP_PAGE: '.html', PAGES: '.html', APP_ROUTE: '.body', FETCH: '' };
const isOff = process.env.DELIVERY === 'off';
const isBuild = process.env.NEXT_PHASE === 'phase-production-build';
/** Values that have their final form; others come fresh from the disk or from a render. */
const treated = new WeakSet();
let isLoaded = false;

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
  if (!request || !entry?.value) return;
  treat(entry.value);
  if (isPage(entry.value) || entry.value.kind === 'APP_ROUTE') {
    request.lastGood = { page: entry.value, lastModified: entry.lastModified };
  }
}

/** Without a readable state nobody knows what was published since the pages on disk were rendered: all are stale. */
function loadTagState() {
  isLoaded = true;
  const stored = readTagState(tagStateFile());
  const justNow = Date.now() - 1;
  mergeTagState(tagsManifest, stored ?? new Map([[SITE_TAG, { stale: justNow, expired: justNow }]]));
  if (!stored) saveTagState();
}

function saveTagState() {
  const file = tagStateFile();
  try {
    const stored = readTagState(file);
    if (stored) mergeTagState(tagsManifest, stored);
    writeTagState(file, tagsManifest);
  } catch (error) {
    console.error('[delivery] tag state not saved; after a restart pages published now may be old:', error);
  }
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

export default class CacheHandler {
  constructor(options) {
    if (!isLoaded && !isBuild && !options.dev) loadTagState();
    // Next makes one handler for each request: nothing that is rendered for it is older than this.
    this.startedAt = Date.now();
    this.files = new FileSystemCache(options);
  }

  async get(key, context) {
    const entry = await this.files.get(key, context);
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
    if (data?.kind === 'APP_PAGE' && data.status === 404) return this.forget(key, context.kind);
    await this.files.set(key, stored, context);
    tell(data, this.startedAt);
    if (data) await this.dateFromStart(key, data.kind);
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
    for (const suffix of ['.html', '.rsc', '.meta', '.segments']) {
      const file = this.files.getFilePath(key + suffix, kind);
      await fs.promises.rm(/*turbopackIgnore: true*/ file, { recursive: true, force: true });
    }
  }

  /**
   * An entry counts as old as the reads it was made from. Next dates it when it is stored, and after a restart by when
   * its file was written: a publish between those moments and the reads would be missed.
   */
  async dateFromStart(key, kind) {
    const inMemory = FileSystemCache.memoryCache?.get(key);
    if (inMemory) inMemory.lastModified = this.startedAt;
    const suffix = FILE_SUFFIX[kind];
    if (suffix === undefined) return;
    const time = new Date(this.startedAt);
    const file = this.files.getFilePath(key + suffix, kind);
    await fs.promises.utimes(/*turbopackIgnore: true*/ file, time, time).catch(() => undefined);
  }

  async revalidateTag(tags, durations) {
    await this.files.revalidateTag(tags, durations);
    saveTagState();
    tagEvents.emit('expired', [tags].flat());
  }

  resetRequestCache() {
    this.files.resetRequestCache();
  }
}
