// Which tags have expired, in this process: Next's own list, its file, and (with CACHE_URL) the store that instances share.
import tagsManifestModule from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { registerShared } from './shared-health.mjs';
import { tagEvents } from './tag-events.mjs';
import { PENDING_TAG, SITE_TAG } from './tag-names.mjs';
import { foldTagState, mergeTagState, readKnown, readTagState, tagStateFile, writeTagState } from './tag-state.mjs';

const { tagsManifest } = tagsManifestModule;
/** How long the first requests of a process wait to hear what was published while it was not running. */
const PATIENCE_MS = 1500;
/** What others have published is saved a little later: until then the file says that it was not heard of. */
const SAVE_LATER_MS = 1000;

/** @type {import('./shared-tags.mjs').SharedTags | undefined} */
let shared;
/** @type {import('./shared-pages.mjs').SharedPages | undefined} */
let pages;
/** @type {NodeJS.Timeout | undefined} */
let saving;

/** The pages that instances share, if they do. */
export const sharedPages = () => pages;
/** Up to which publish this process has heard of the others. */
export const knownPublish = () => shared?.known;

/** Answers whether it was saved. */
function save() {
  const file = tagStateFile();
  clearTimeout(saving);
  saving = undefined;
  try {
    const stored = readTagState(file);
    // Another process may have written it, as a seed does.
    if (stored && mergeTagState(tagsManifest, stored)) tagEvents.emit('expired', [SITE_TAG]);
    foldTagState(tagsManifest);
    writeTagState(file, tagsManifest, shared?.known);
    return true;
  } catch (error) {
    console.error('[delivery] tag state not saved; after a restart pages published now may be old:', error);
    return false;
  }
}

/** Makes pages with these tags stale in this process, now. @param {string[]} tags */
function expireHere(tags) {
  const now = Date.now();
  mergeTagState(tagsManifest, new Map(tags.map((tag) => [tag, { stale: now, expired: now }])));
  tagEvents.emit('expired', tags);
}

/** Another instance has published. @param {string[]} tags */
function expireHeard(tags) {
  expireHere(tags);
  saving ??= setTimeout(save, SAVE_LATER_MS).unref();
}

/**
 * Reads what is known of publishes so far. Resolves when it is complete, or as complete as it can be. Without a readable
 * file nobody knows what was published since the pages on disk were rendered: all are stale.
 * @param {string} build the name under which pages are shared: those of another build are none of ours
 */
export async function openTags(build) {
  const file = tagStateFile();
  const stored = readTagState(file);
  const justNow = Date.now() - 1;
  mergeTagState(tagsManifest, stored ?? new Map([[SITE_TAG, { stale: justNow, expired: justNow }]]));
  if (!stored) save();
  await Promise.all([process.env.CACHE_URL ? openShared(process.env.CACHE_URL, build) : undefined, makeUpForCrash()]);
}

/** Changes that were saved by a process which ended before it could expire their pages. */
async function makeUpForCrash() {
  if (!process.env.DATABASE_URL) return;
  const { leftBehind } = await import('./left-behind.mjs');
  const tags = await leftBehind(process.env.DATABASE_URL);
  // They are told to the others as well, once that is possible.
  if (tags.length > 0) expireHere(tags);
}

/** @param {string} url @param {string} build */
async function openShared(url, build) {
  const [{ SharedStore }, { SharedTags }, { SharedPages }] = await Promise.all([
    import('./shared-store.mjs'),
    import('./shared-tags.mjs'),
    import('./shared-pages.mjs'),
  ]);
  const store = new SharedStore(url);
  registerShared(store);
  shared = new SharedTags(store, expireHeard, readKnown(tagStateFile()));
  pages = new SharedPages(store, build);
  await shared.open(PATIENCE_MS);
}

/**
 * Expires tags here and, if there are others, on all instances. Here it holds at once; it resolves when everybody else has
 * been told or cannot be. Only when nothing of it can be lost any more, `flushed` is told which rows are done.
 * @param {string[]} tags
 */
export async function expireTags(tags) {
  const ids = tags.filter((tag) => tag.startsWith(PENDING_TAG)).map((tag) => tag.slice(PENDING_TAG.length));
  const names = tags.filter((tag) => !tag.startsWith(PENDING_TAG));
  expireHere(names);
  const isSaved = save();
  const isTold = shared ? await shared.publish(names) : true;
  if (ids.length > 0 && isSaved && isTold) tagEvents.emit('flushed', ids);
}
