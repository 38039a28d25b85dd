import { sentFrom } from '@shared/sent-from';
import { env } from '@/env';
import { ownOrigins } from '@/lib/same-origin';

/** Page of this site that sent the form, from `Referer`. Null for other sites, or if the browser withholds it. */
export function pageOf(headers: Headers): string | null {
  const referer = headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return null;
  const { origin, pathname } = new URL(referer);
  return ownOrigins(env().SITE_URL).includes(origin) ? sentFrom.parse(pathname) : null;
}
