/**
 * A target for the `Location` header: a path of this site or an http(s) address. Undefined for other schemes, `//host`
 * in any spelling, credentials and control characters.
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
  // `/a/..//host` is a path here, but becomes `//host` when normalized.
  if (url.origin === here && url.pathname.startsWith('//')) return undefined;
  if (target.startsWith('/')) return url.origin === here ? url.pathname + url.search + url.hash : undefined;
  return url.href;
}
