const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** `SITE_URL`, and for a loopback address its other names. */
export function ownOrigins(siteUrl: string): string[] {
  const { origin, protocol, hostname, port } = new URL(siteUrl);
  if (!LOOPBACK.includes(hostname)) return [origin];
  return LOOPBACK.map((name) => `${protocol}//${name}${port && `:${port}`}`);
}

/**
 * Whether a page of this site sent the request. Cookies do not prove it: they also come with requests from sibling
 * subdomains and other ports. `Origin` and `Sec-Fetch-Site` do, since pages cannot set them.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = headers.get('origin');
  // Browsers omit Sec-Fetch-Site over plain HTTP, and some omit Origin.
  return origin === null ? site === 'same-origin' : ownOrigins(siteUrl).includes(origin);
}

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
export const hasSession = (headers: Headers) => headers.get('cookie')?.includes('payload-token') ?? false;
const hasToken = (headers: Headers) => /^(?:JWT|Bearer) /.test(headers.get('authorization') ?? '');

/**
 * Whether to refuse a request as forged: a write from another origin, or with the staff cookie and no origin.
 * `method`: as on the wire, whatever an override header says. A token without a cookie is never forged.
 */
export function isForgeable(method: string, headers: Headers, siteUrl: string): boolean {
  if (SAFE_METHODS.includes(method)) return false;
  const isByCookie = hasSession(headers);
  if (!isByCookie && hasToken(headers)) return false;
  const namesOrigin = headers.has('origin') || headers.has('sec-fetch-site');
  return namesOrigin ? !isSameOrigin(headers, siteUrl) : isByCookie;
}
