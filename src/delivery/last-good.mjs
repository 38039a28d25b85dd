import { isGated } from './gates.mjs';
import { isPage } from './page.mjs';
import { isRead, isSpecial, pathOf } from './request-kinds.mjs';
import { securityHeaders } from './security-headers.mjs';

/** @typedef {import('./request-page.mjs').RequestPage} RequestPage */
/** @typedef {import('./ready-pages.mjs').ReadyPage} ReadyPage */

/** What the cache handler says about a request; who waits hears of it at once. */
export class RequestNotes {
  /** @type {RequestPage['page']} */
  page;
  /** @type {RequestPage['lastModified']} */
  lastModified;
  /** @type {RequestPage['lastGood']} */
  #lastGood;
  #isMissing = false;
  /** @type {() => void} */
  onNews = () => {};

  get lastGood() {
    return this.#lastGood;
  }

  set lastGood(copy) {
    this.#lastGood = copy;
    this.onNews();
  }

  /** Has it to be rendered? */
  get isMissing() {
    return this.#isMissing;
  }

  set isMissing(is) {
    this.#isMissing = is;
    this.onNews();
  }
}

/** May the answer be kept, or come from what is kept? @param {import('node:http').IncomingMessage} request */
export const hasCopies = (request) => isRead(request) && !isSpecial(request);

/** As Next sends it: what an answer depends on besides its address. */
const VARY = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch';
const fixed = Object.fromEntries(securityHeaders.map(({ key, value }) => [key.toLowerCase(), value]));

/**
 * An entry of Next's cache as an answer that can be sent, and what it was to be answered with.
 * @param {NonNullable<RequestPage['lastGood']>} copy
 * @returns {{ page: ReadyPage, html?: string, status: number }}
 */
function asAnswer({ page, lastModified }) {
  const { 'x-next-cache-tags': tags, ...own } = page.headers ?? {};
  const headers = Object.fromEntries(
    Object.entries(own).flatMap(([name, value]) => (value === undefined ? [] : [[name.toLowerCase(), String(value)]])),
  );
  const isHtml = isPage(page);
  const body = Buffer.from(isHtml ? page.html : page.body);
  const type = isHtml ? { 'content-type': 'text/html; charset=utf-8', vary: VARY } : {};
  return {
    status: page.status ?? 200,
    ...(isHtml ? { html: page.html } : {}),
    page: {
      headers: { ...fixed, ...type, ...headers },
      tags: String(tags ?? '').split(','),
      lastModified,
      bodies: { identity: { body, etag: `"kept-${lastModified.toString(36)}"` } },
    },
  };
}

/**
 * The last good copy of what was asked for, from memory or as the cache handler has found it; the latter is kept in memory
 * then, for the next who ask.
 * @param {import('node:http').IncomingMessage} request
 * @param {RequestPage} notes
 * @param {import('./ready-pages.mjs').ReadyPages} pages
 * @returns {{ page: ReadyPage, status: number } | undefined}
 */
export function lastGoodOf(request, notes, pages) {
  const path = pathOf(request);
  const inMemory = pages.kept(path);
  if (inMemory) return { page: inMemory, status: 200 };
  if (!notes.lastGood) return undefined;
  const copy = asAnswer(notes.lastGood);
  if (copy.html !== undefined && copy.status === 200 && !isGated(path)) {
    const { headers, tags, lastModified } = copy.page;
    pages
      .keep(path, { html: copy.html, headers, tags, lastModified })
      .catch((error) => console.error('[delivery]', error));
  }
  return copy;
}
