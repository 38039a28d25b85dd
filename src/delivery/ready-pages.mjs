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

/** Far more pages than the site has; the oldest one goes first. */
const MOST_PAGES = 2000;

const withTag = (/** @type {Buffer} */ body) => ({
  body,
  etag: `"${createHash('sha1').update(body).digest('base64url').slice(0, 20)}"`,
});

/** Which encoding to send to a client that accepts these. @param {string | undefined} accepted @param {ReadyPage['bodies']} bodies */
export function pickBody(accepted = '', bodies) {
  const takes = (/** @type {Encoding} */ name) =>
    new RegExp(`(?:^|,)\\s*${name}\\s*(?:;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$))|,|$)`).test(accepted);
  for (const encoding of /** @type {const} */ (['br', 'gzip'])) {
    const body = bodies[encoding];
    if (body && takes(encoding)) return { encoding, ...body };
  }
  return { encoding: /** @type {const} */ ('identity'), ...bodies.identity };
}

/**
 * Pages as they go over the wire, compressed once, by path. A page is as valid as Next's own copy of it: whoever asks
 * for one brings Next's test of its tags.
 */
export class ReadyPages {
  /** @type {Map<string, ReadyPage>} */
  #pages = new Map();

  /** @param {(tags: string[], lastModified: number) => boolean} isExpired @param {number} [most] */
  constructor(isExpired, most = MOST_PAGES) {
    this.isExpired = isExpired;
    this.most = most;
  }

  /** @param {string} path */
  get(path) {
    const page = this.#pages.get(path);
    if (page && this.isExpired(page.tags, page.lastModified)) {
      this.#pages.delete(path);
      return undefined;
    }
    return page;
  }

  /**
   * Keeps an answer that Next has given. Resolves when it is compressed; until then it is sent as it is.
   * @param {string} path
   * @param {{ html: string, lastModified: number, headers: Record<string, unknown>, tags: string[] }} answer
   */
  async keep(path, { html, lastModified, headers, tags }) {
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
    this.#pages.delete(path);
    this.#pages.set(path, page);
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > this.most && oldest !== undefined) this.#pages.delete(oldest);
    const [br, gz] = await Promise.all([compress.br(identity.body), compress.gzip(identity.body)]);
    page.bodies.br = withTag(br);
    page.bodies.gzip = withTag(gz);
  }
}
