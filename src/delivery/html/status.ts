import { dataAttributes } from './data-attributes.ts';

/**
 * Validates a redirect target for the `Location` header: a path of this site, or an http(s) address. Undefined for
 * anything else: other schemes, `//host` in any spelling, credentials, control characters.
 */
export function safeLocation(target: string): string | undefined {
  const here = 'http://this-site.invalid';
  // The URL parser would drop tabs and line breaks and read a backslash as a slash instead of rejecting them.
  if ([...target].some((character) => character <= ' ' || character === '\u007f' || character === '\\'))
    return undefined;
  if (!/^(?:\/(?!\/)|https?:\/\/)/i.test(target)) return undefined;
  if (!URL.canParse(target, here)) return undefined;
  const url = new URL(target, here);
  if (url.username || url.password) return undefined;
  // `/a/..//host` is a path here, but becomes `//host` when normalised.
  if (url.origin === here && url.pathname.startsWith('//')) return undefined;
  if (target.startsWith('/')) return url.origin === here ? url.pathname + url.search + url.hash : undefined;
  return url.href;
}

export type AskedStatus = { status: 404 | 410 | 429 | 301 | 302; location?: string };

/**
 * The status that a page declares in its markup: `data-status="404"` (or 410, 429), or `data-status="301"` (or 302) with
 * `data-location`. Next's own `notFound()` returns a document whose body is filled by scripts only. Undefined for
 * ordinary pages. React escapes quotes, so neither text nor an attribute's value can contain these attributes.
 */
export function askedStatus(html: string): AskedStatus | undefined {
  const [asked] = dataAttributes(html, 'status', 'location').filter(({ status }) => status !== undefined);
  if (asked?.status === '404') return { status: 404 };
  if (asked?.status === '410') return { status: 410 };
  if (asked?.status === '429') return { status: 429 };
  if (asked?.status === '301' || asked?.status === '302') {
    const location = safeLocation(asked.location ?? '');
    if (location) return { status: asked.status === '302' ? 302 : 301, location };
  }
  return undefined;
}

/** True if the page declares `data-cache="private"`: shared caches must not store it. */
export const isPrivate = (html: string): boolean =>
  dataAttributes(html, 'cache').some(({ cache }) => cache === 'private');

/** Shared caches may store a page for a second, and serve one stale copy while they revalidate. */
export const PAGE_CACHE_CONTROL = 'public, max-age=0, s-maxage=1, stale-while-revalidate=59';
/** Missing pages may exist a second later; private ones are never cached. */
export const PRIVATE_CACHE_CONTROL = 'private, no-store';
