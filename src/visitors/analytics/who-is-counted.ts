import { z } from 'zod';
import { pathSchema } from '@/lib/paths';
import { isSameOrigin } from '@/lib/same-origin';

const MACHINES =
  /bot\b|bot\/|crawl|spider|slurp|archiver|headless|lighthouse|pagespeed|preview|fetch|monitor|scan|curl|wget|python|java\/|go-http|node|axios|phantom|selenium|facebookexternalhit|whatsapp/i;

/** Global Privacy Control and Do Not Track are honoured, although nothing personal is counted. */
const objects = (headers: Headers) => headers.get('sec-gpc') === '1' || headers.get('dnt') === '1';

/** Is the request counted: same-origin, from a person, without an opt-out signal? */
export function isCounted(headers: Headers, siteUrl: string): boolean {
  const agent = headers.get('user-agent');
  return agent !== null && !MACHINES.test(agent) && !objects(headers) && isSameOrigin(headers, siteUrl);
}

export const countedPath = z
  .string()
  .max(200)
  .refine((path) => pathSchema.safeParse(path).data === path);
