import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** The smallest first. */
type Encoding = 'br' | 'gzip' | 'identity';
export const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];
export type Body = { body: Buffer; etag: string };
export type Bodies = Partial<Record<Encoding, Body>> & { identity: Body };

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

export const withEtag = (bytes: Buffer): Body => ({
  body: bytes,
  etag: `"${createHash('sha1').update(bytes).digest('base64url').slice(0, 20)}"`,
});

const isText = (headers: Record<string, string>): boolean =>
  /^(?:text\/|application\/(?:json|xml|atom\+xml)|image\/svg)/.test(headers['content-type'] ?? '');

/** 11 would be a tenth smaller and take a hundred times as long. */
const QUALITY = 9;
/**
 * 64 KB. From 128 KB on, Brotli searches in tables of 16 MB, which take three times the work and make the garbage
 * collector run; pages of 90 KB are no smaller for it.
 */
const WINDOW_BITS = 16;
/** Smaller bodies fit into one packet as they are. */
const WORTH_BYTES = 1000;

export async function encoded(body: Buffer, headers: Record<string, string>): Promise<Bodies> {
  const identity = withEtag(body);
  if (!isText(headers) || body.length < WORTH_BYTES) return { identity };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([brotli(body, { params }), deflate(body, { level: 9 })]);
  return { identity, br: withEtag(br), gzip: withEtag(gz) };
}

/** Parsed `Accept-Encoding` headers: clients send few different ones. */
const acceptedBy = new LRUCache<string, Encoding[]>({
  max: 200,
  memoMethod: (header) => {
    const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...ENCODINGS]);
    return ENCODINGS.filter((name) => accepted.includes(name));
  },
});

export const pickEncoding = (accepted: string | undefined, bodies: Bodies): Encoding =>
  (accepted ? acceptedBy.memo(accepted).find((name) => bodies[name]) : undefined) ?? 'identity';
