import { sentFrom } from '@shared/sent-from';
import { env } from '@/env';
import { ownOrigins } from '@/lib/same-origin';

const referer = (headers: Headers): URL | undefined => {
  const address = headers.get('referer') ?? '';
  return URL.canParse(address) ? new URL(address) : undefined;
};

/** Page of this site that sent the form, from `Referer`. Null for other sites, or if the browser withholds it. */
export function pageOf(headers: Headers): string | null {
  const from = referer(headers);
  return from && ownOrigins(env().SITE_URL).includes(from.origin) ? sentFrom.parse(from.pathname) : null;
}

/** For forms posted without scripts. */
export const refererPath = (headers: Headers): string | undefined => referer(headers)?.pathname;

/** For forms posted without scripts: with the visit's campaign. */
export const refererQuery = (headers: Headers): string => referer(headers)?.search ?? '';
