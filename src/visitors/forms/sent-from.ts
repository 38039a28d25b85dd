import { sentFrom } from '@shared/sent-from';
import { env } from '@/env';
import { ownOrigins } from '@/lib/same-origin';

/**
 * The path of the page of this site from which a form was sent, from the `Referer` that browsers send with and without
 * scripts; null for other sites, and where the browser keeps it to itself.
 */
export function pageOf(headers: Headers): string | null {
  const referer = headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return null;
  const { origin, pathname } = new URL(referer);
  return ownOrigins(env().SITE_URL).includes(origin) ? sentFrom.parse(pathname) : null;
}
