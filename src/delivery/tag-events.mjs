import { EventEmitter } from 'node:events';

const key = Symbol.for('alethia.tag-events');
const shared = /** @type {Record<symbol, EventEmitter<{ expired: [tags: string[]] }>>} */ (
  /** @type {unknown} */ (globalThis)
);

/**
 * `expired` with the tags that have just expired, here or on another instance. Kept on the global object, as Next loads
 * the cache handler by itself, possibly as a second copy of this module.
 */
shared[key] ??= new EventEmitter();
export const tagEvents = /** @type {EventEmitter<{ expired: [tags: string[]] }>} */ (shared[key]);
