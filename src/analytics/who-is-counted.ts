import { z } from 'zod';
import { pathSchema } from '../lib/paths';
import { isSameOrigin } from '../lib/same-origin';

/** Programs that look at pages and say so. */
const MACHINES =
  /bot\b|bot\/|crawl|spider|slurp|archiver|headless|lighthouse|pagespeed|preview|fetch|monitor|scan|curl|wget|python|java\/|go-http|node|axios|phantom|selenium|facebookexternalhit|whatsapp/i;

/** The visitor asked not to be counted: both signals are honoured, though nothing here is about a person. */
const objects = (headers: Headers) => headers.get('sec-gpc') === '1' || headers.get('dnt') === '1';

/** Is a request with these headers one that is counted: from a page of this site, by a person who does not object? */
export function isCounted(headers: Headers, siteUrl: string): boolean {
  const agent = headers.get('user-agent');
  return agent !== null && !MACHINES.test(agent) && !objects(headers) && isSameOrigin(headers, siteUrl);
}

/** A path as a page of this site has it. */
export const countedPath = z
  .string()
  .max(200)
  .refine((path) => pathSchema.safeParse(path).data === path);
