const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Origins of this site: `SITE_URL`, and for a loopback address its other names. */
export function ownOrigins(siteUrl: string): string[] {
  const { origin, protocol, hostname, port } = new URL(siteUrl);
  if (!LOOPBACK.includes(hostname)) return [origin];
  return LOOPBACK.map((name) => `${protocol}//${name}${port && `:${port}`}`);
}

/**
 * Was a state-changing request sent by a page of this site? A cookie is no proof: browsers also attach it to requests
 * from sibling subdomains and other ports. `Origin` and `Sec-Fetch-Site` are, since pages cannot set them.
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
 * Must this request be refused as a cross-site request forgery? True for a write from another origin, and for one that
 * carries the staff cookie without an origin. `method` is the one on the wire: an override header does not make a POST
 * safe. A script with a token and no cookie is never forged.
 */
export function isForgeable(method: string, headers: Headers, siteUrl: string): boolean {
  if (SAFE_METHODS.includes(method)) return false;
  const isByCookie = hasSession(headers);
  if (!isByCookie && hasToken(headers)) return false;
  const namesOrigin = headers.has('origin') || headers.has('sec-fetch-site');
  return namesOrigin ? !isSameOrigin(headers, siteUrl) : isByCookie;
}
