import fs from 'node:fs';
import path from 'node:path';
import { pagePolicy } from '../html/csp.ts';

/** When the build of this process was made, in milliseconds: next.config.ts makes its id from that. */
export const builtAt = (): number =>
  Number.parseInt(fs.readFileSync(/*turbopackIgnore: true*/ path.resolve('.next/BUILD_ID'), 'utf8'), 36);

/** Where finished pages lie. Those that are left as Next makes them (`DELIVERY=off`) are other pages. */
export const pagesFolder = (dataDir: string): string =>
  path.resolve(/*turbopackIgnore: true*/ dataDir, process.env.DELIVERY === 'off' ? 'site-as-made' : 'site');

/** Can a server of files send it, with the headers that all pages have? */
export const isPlain = (headers: Record<string, string>): boolean =>
  !headers['content-type']?.startsWith('text/html') || headers['content-security-policy'] === pagePolicy;
