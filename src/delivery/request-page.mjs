import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What the cache handler keeps for a path: a page, or a file made from content.
 * @typedef {{ kind: 'APP_ROUTE', body: Buffer, headers?: import('./page.mjs').Page['headers'], status?: number }} Route
 */
/**
 * What the cache handler hands to the server about the request at hand: the page that answers it, and how old it is; or,
 * when its entry has expired, that entry, for the case that no new one can be made. `isMissing`: it has to be rendered.
 * @typedef {{ page?: import('./page.mjs').Page, lastModified?: number, isMissing?: boolean,
 *   lastGood?: { page: import('./page.mjs').Page | Route, lastModified: number } }} RequestPage
 */

const key = Symbol.for('alethia.request-page');
const shared = /** @type {Record<symbol, AsyncLocalStorage<RequestPage>>} */ (/** @type {unknown} */ (globalThis));

/**
 * The request at hand. Kept on the global object: Next loads the cache handler by itself, possibly as a second copy of
 * this module.
 */
shared[key] ??= new AsyncLocalStorage();
export const requestPage = /** @type {AsyncLocalStorage<RequestPage>} */ (shared[key]);
