import { isRowCount, MOST_ROWS } from '../../lib/list-limits.ts';
import { isDecodable } from '../../redirects/canonical-path.ts';

/** No path of the site exceeds 200 characters; queries of pages are those of advertisements. */
const LONGEST_ADDRESS = 2_000;
/** The admin's lists put selected documents into the address. Node's own limit is 16 KB of headers. */
const LONGEST_STAFF_ADDRESS = 8_000;
/** Payload would render as many rows as the address says, and remember it. */
const hasOddLimit = (path: string, url: string) =>
  /^\/admin(?:\/|$)/.test(path) &&
  [...new URLSearchParams(url.slice(path.length))].some(
    ([name, value]) => /^limit(?:\[|$)/.test(name) && value !== '' && !isRowCount(value),
  );
/** Paths that Next redirects. It returns their encoded query twice, in headers that must stay below 16 KB. */
const NOT_NORMALIZED = /[\\/](?:(?:\.|%2e){1,2})?(?:[\\/]|$)/i;

/** `mayRedirect`: unless it is an address of a former site that staff redirect. */
export type Refusal = { status: number; text: string; headers?: Record<string, string>; mayRedirect?: true };
type Request = { method?: string; url?: string; httpVersion?: string; headers?: { host?: string } };

/** Routes that handle OPTIONS themselves; Next fails on it for cached responses. */
const ANSWERS_OPTIONS = /^\/(?:api|auth\/v1|rest\/v1|functions\/v1)\//;
const OPTIONS = { status: 204, text: '', headers: { allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' } };

const bad = (text: string): Refusal => ({ status: 400, text: `Bad address: ${text}\n` });

export function refusedTarget({ method, url = '', httpVersion, headers }: Request): Refusal | undefined {
  const host = headers?.host;
  if (host === undefined ? httpVersion === '1.1' : !URL.canParse(`http://${host}`)) return bad('it names no host.');
  if (method === 'TRACE' || method === 'CONNECT') return { status: 405, text: 'This method is not available.\n' };
  if (url === '*') return method === 'OPTIONS' ? OPTIONS : bad('it has no path.');
  if (!url.startsWith('/')) return bad('send the path alone.');
  if (url.startsWith('//') || url.startsWith('/\\')) return bad('a path begins with one slash.');
  const [path = ''] = url.split('?', 1);
  const isStaff = /^\/(?:api|admin)(?:\/|$)/.test(path) && !NOT_NORMALIZED.test(path);
  const longest = isStaff ? LONGEST_STAFF_ADDRESS : LONGEST_ADDRESS;
  if (url.length > longest) return { status: 414, text: `The address is longer than ${longest} characters.\n` };
  if (hasOddLimit(path, url)) return bad(`a list has 1 to ${MOST_ROWS} rows.`);
  if (url.includes('%00')) return bad('the character U+0000 is not accepted.');
  // Next's address for page data; its router sends a header instead.
  if (path.endsWith('.rsc')) return { status: 404, text: 'Not found.\n' };
  if (method === 'OPTIONS' && !ANSWERS_OPTIONS.test(path)) return OPTIONS;
  // Next fails on addresses like `/%`.
  return isDecodable(path) ? undefined : { ...bad('it cannot be decoded.'), mayRedirect: true };
}
