// Which cache tags have expired, and when, kept in a file: what Next holds in memory only, so that a page published
// before a restart is not old again after it.
import fs from 'node:fs';
import path from 'node:path';
import { SITE_TAG } from './tag-names.mjs';

/** How many tags are remembered one by one, here and in the shared store. */
export const MOST_TAGS = 5000;
/** What the file says besides tags: up to which publish the shared store has been heard. */
const KNOWN_FIELD = '#known';

/** @typedef {{ stale?: number, expired?: number }} TagTimes */
/** @typedef {Map<string, TagTimes>} TagState */

/** The file that holds the tag state of this installation. */
export function tagStateFile() {
  return path.resolve(/*turbopackIgnore: true*/ process.env.CACHE_TAGS_FILE || '.data/cache/tag-state.json');
}

/**
 * @param {string} file
 * @returns {TagState | undefined} undefined when there is no file, or none that can be read
 */
export function readTagState(file) {
  try {
    const stored = JSON.parse(fs.readFileSync(/*turbopackIgnore: true*/ file, 'utf8'));
    const isState = stored && typeof stored === 'object' && !Array.isArray(stored);
    return isState ? new Map(Object.entries(stored).filter(([name]) => name !== KNOWN_FIELD)) : undefined;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) {
      console.error('[delivery] tag state cannot be read:', error);
    }
    return undefined;
  }
}

/**
 * Up to which publish of the shared store the tags in the file are complete.
 * @param {string} file
 * @returns {import('./shared-tags.mjs').Known | undefined}
 */
export function readKnown(file) {
  try {
    return JSON.parse(fs.readFileSync(/*turbopackIgnore: true*/ file, 'utf8'))[KNOWN_FIELD];
  } catch {
    return undefined;
  }
}

/**
 * Adds the times of one state to another; the later time wins.
 * @param {TagState} into
 * @param {TagState} from
 * @returns {boolean} did it bring something new?
 */
export function mergeTagState(into, from) {
  let isNews = false;
  const later = (/** @type {number | undefined} */ a, /** @type {number | undefined} */ b) =>
    a === undefined ? b : b === undefined ? a : Math.max(a, b);
  for (const [tag, times] of from) {
    const known = into.get(tag) ?? {};
    const stale = later(known.stale, times.stale);
    const expired = later(known.expired, times.expired);
    isNews ||= stale !== known.stale || expired !== known.expired;
    into.set(tag, { ...(stale === undefined ? {} : { stale }), ...(expired === undefined ? {} : { expired }) });
  }
  return isNews;
}

/**
 * Has one of the tags expired since then? Next asks besides whether the time of the expiry has come, by another clock, which
 * may be behind the one that dated it. Here nothing expires in the future.
 * @param {TagState} state
 * @param {string[]} tags
 * @param {number} since
 */
export const hasExpired = (state, tags, since) => tags.some((tag) => (state.get(tag)?.expired ?? 0) > since);

/**
 * Keeps the state small: beyond `most` tags, the half that expired longest ago becomes one expiry of the tag that every
 * page carries. Pages older than that are rendered once more than they had to be; none is stale.
 * @param {TagState} state
 * @param {number} [most]
 */
export function foldTagState(state, most = MOST_TAGS) {
  if (state.size <= most) return;
  const at = (/** @type {TagTimes} */ times) => Math.max(times.expired ?? 0, times.stale ?? 0);
  const oldest = [...state].sort(([, a], [, b]) => at(a) - at(b)).slice(0, Math.ceil(state.size / 2));
  const last = at(oldest.at(-1)?.[1] ?? {});
  for (const [tag] of oldest) if (tag !== SITE_TAG) state.delete(tag);
  mergeTagState(state, new Map([[SITE_TAG, { stale: last, expired: last }]]));
}

/**
 * Replaces the file in one step: a reader sees the old state or the new one, also when the process is killed.
 * @param {string} file
 * @param {TagState} state
 * @param {import('./shared-tags.mjs').Known} [known]
 */
export function writeTagState(file, state, known) {
  const draft = `${file}.${process.pid}`;
  fs.mkdirSync(/*turbopackIgnore: true*/ path.dirname(file), { recursive: true });
  fs.writeFileSync(
    /*turbopackIgnore: true*/ draft,
    JSON.stringify({ ...Object.fromEntries(state), ...(known ? { [KNOWN_FIELD]: known } : {}) }),
  );
  fs.renameSync(/*turbopackIgnore: true*/ draft, file);
}

/**
 * Expires every page rendered so far, for changes made while the site was not running or past it: a seed, a migration,
 * a restored backup. A running site notices with its next publish or start; instances that share a cache, at once.
 * @param {string} file
 */
export async function markEverythingStale(file = tagStateFile()) {
  const state = readTagState(file) ?? new Map();
  const now = Date.now();
  mergeTagState(state, new Map([[SITE_TAG, { stale: now, expired: now }]]));
  writeTagState(file, state, readKnown(file));
  if (!process.env.CACHE_URL) return;
  const { expireShared } = await import('./expire-shared.mjs');
  await expireShared(process.env.CACHE_URL, [SITE_TAG]);
}
