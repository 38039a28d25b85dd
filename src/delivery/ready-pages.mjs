import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compress = {
  br: (/** @type {Buffer} */ body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (/** @type {Buffer} */ body) => promisify(gzip)(body, { level: 9 }),
};

/** @typedef {'br' | 'gzip' | 'identity'} Encoding */
/** @typedef {{ body: Buffer, etag: string }} Body */
/** @typedef {{ headers: Record<string, string>, tags: string[], lastModified: number, bodies: Partial<Record<Encoding, Body>> & { identity: Body } }} ReadyPage */

/** Answers of one moment or one connection; they are made anew for every response. */
const PER_RESPONSE = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'strict-transport-security',
  'transfer-encoding',
  'x-nextjs-cache',
]);

/**
 * @typedef {object} Entry
 * @property {ReadyPage} page
 * @property {number} bytes
 * @property {number} used when it was asked for last, counted in uses
 * @property {number} [validAt] the publish after which it was found to be valid: nothing changes until the next one
 */

/** What the pages in memory may weigh, in all encodings. */
const MOST_BYTES = 128 * 1024 * 1024;
/** What a page weighs besides its bodies: headers, tags, path. */
const OVERHEAD_BYTES = 2048;

const withTag = (/** @type {Buffer} */ body) => ({
  body,
  etag: `"${createHash('sha1').update(body).digest('base64url').slice(0, 20)}"`,
});

/** What clients say they accept, in their words: few say something that no one has said before. */
const MOST_WORDS = 200;
/** @type {Map<string, ('br' | 'gzip')[]>} */
const understood = new Map();

/** The encodings that a client takes, the best first. @param {string} accepted */
function takenBy(accepted) {
  const known = understood.get(accepted);
  if (known) return known;
  const taken = /** @type {const} */ (['br', 'gzip']).filter((name) =>
    new RegExp(`(?:^|,)\\s*${name}\\s*(?:;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$))|,|$)`).test(accepted),
  );
  if (understood.size >= MOST_WORDS) understood.clear();
  understood.set(accepted, taken);
  return taken;
}

/** Which encoding to send to a client that accepts these. @param {string | undefined} accepted @param {ReadyPage['bodies']} bodies @returns {Encoding} */
export const pickEncoding = (accepted, bodies) =>
  (accepted ? takenBy(accepted).find((name) => bodies[name]) : undefined) ?? 'identity';

/** A body that was sent is held twice: by itself, and behind its head. @param {ReadyPage} page */
const weightOf = ({ bodies }) => Object.values(bodies).reduce((sum, { body }) => sum + 2 * body.length, OVERHEAD_BYTES);

/**
 * Pages as they go over the wire, compressed once, by path. A page is as valid as its tags: whoever makes this brings
 * their test, and tells of each publish. One that has expired stays as the last good copy, for when there is no other.
 */
export class ReadyPages {
  /** @type {Map<string, Entry>} */
  #pages = new Map();
  #bytes = 0;
  #uses = 0;
  #publishes = 0;

  /** @param {(tags: string[], lastModified: number) => boolean} isExpired @param {{ mostBytes?: number, pinned?: string[] }} [bounds] */
  constructor(isExpired, { mostBytes = MOST_BYTES, pinned = [] } = {}) {
    this.isExpired = isExpired;
    this.mostBytes = mostBytes;
    this.pinned = new Set(pinned);
  }

  /** What all pages weigh. */
  get bytes() {
    return this.#bytes;
  }

  /** A page that is as Next would answer it. @param {string} path */
  get(path) {
    const entry = this.#touch(path);
    if (!entry) return undefined;
    if (entry.validAt !== this.#publishes) {
      if (this.isExpired(entry.page.tags, entry.page.lastModified)) return undefined;
      entry.validAt = this.#publishes;
    }
    return entry.page;
  }

  /** Tags have expired: every page is tested again when it is asked for. */
  published() {
    this.#publishes += 1;
  }

  /** The last good copy of a page, valid or not. @param {string} path */
  kept(path) {
    return this.#touch(path)?.page;
  }

  /** Pages in memory that have expired, with their tags; the one asked for last comes first. */
  expired() {
    return [...this.#pages]
      .filter(([, { page }]) => this.isExpired(page.tags, page.lastModified))
      .sort(([, a], [, b]) => b.used - a.used)
      .map(([path, { page }]) => ({ path, tags: page.tags }));
  }

  /** @param {string} path */
  #touch(path) {
    const entry = this.#pages.get(path);
    if (entry) entry.used = ++this.#uses;
    return entry;
  }

  /** @param {string} path */
  forget(path) {
    this.#bytes -= this.#pages.get(path)?.bytes ?? 0;
    this.#pages.delete(path);
  }

  /** @param {string} path @param {ReadyPage} page */
  #put(path, page) {
    this.forget(path);
    const bytes = weightOf(page);
    this.#pages.set(path, { page, bytes, used: ++this.#uses });
    this.#bytes += bytes;
    if (this.#bytes <= this.mostBytes) return;
    for (const [oldest] of [...this.#pages].sort(([, a], [, b]) => a.used - b.used)) {
      if (this.#bytes <= this.mostBytes) return;
      if (oldest !== path && !this.pinned.has(oldest)) this.forget(oldest);
    }
  }

  /**
   * Keeps an answer that Next has given. Resolves when it is compressed; until then it is sent as it is.
   * @param {string} path
   * @param {{ html: string, lastModified: number, headers: Record<string, unknown>, tags: string[] }} answer
   */
  async keep(path, { html, lastModified, headers, tags }) {
    // A slow render may end after a newer one.
    if ((this.#pages.get(path)?.page.lastModified ?? 0) > lastModified) return;
    const kept = Object.entries(headers).filter(([name]) => !PER_RESPONSE.has(name));
    const identity = withTag(Buffer.from(html));
    /** @type {ReadyPage} */
    const page = {
      headers: Object.fromEntries(
        kept.map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : String(value)]),
      ),
      tags,
      lastModified,
      bodies: { identity },
    };
    this.#put(path, page);
    const [br, gz] = await Promise.all([compress.br(identity.body), compress.gzip(identity.body)]);
    page.bodies.br = withTag(br);
    page.bodies.gzip = withTag(gz);
    if (this.#pages.get(path)?.page === page) this.#put(path, page);
  }
}
