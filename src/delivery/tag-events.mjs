import { EventEmitter } from 'node:events';

const key = Symbol.for('alethia.tag-events');
/** @typedef {EventEmitter<{ expired: [tags: string[]], flushed: [ids: string[]] }>} TagEvents */
const shared = /** @type {Record<symbol, TagEvents>} */ (/** @type {unknown} */ (globalThis));

/**
 * `expired` with the tags that have just expired, here or on another instance; `flushed` with the rows of `pending-tags`
 * whose tags have expired everywhere and for good. Kept on the global object, as Next loads
 * the cache handler by itself, possibly as a second copy of this module.
 */
shared[key] ??= new EventEmitter();
export const tagEvents = /** @type {TagEvents} */ (shared[key]);
