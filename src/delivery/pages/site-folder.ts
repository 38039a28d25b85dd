import { createHash } from 'node:crypto';
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

/** What pages are made from, as far as settings say. */
export type Origin = { databaseUrl?: string; siteUrl?: string };

const nameOf = ({ databaseUrl = '', siteUrl = '' }: Origin) =>
  createHash('sha256').update(`${databaseUrl} ${siteUrl}`).digest('hex');
const noteIn = (folder: string) => path.join(/*turbopackIgnore: true*/ folder, 'origin');

/** Were the pages in this folder rendered from this database, for this address? */
export function isOfOrigin(folder: string, origin: Origin): boolean {
  const note = noteIn(folder);
  return fs.existsSync(/*turbopackIgnore: true*/ note) && fs.readFileSync(note, 'utf8') === nameOf(origin);
}

/** Makes the folder one of this origin: pages of another database, or for another address, are removed. */
export function claim(folder: string, origin: Origin): void {
  if (isOfOrigin(folder, origin)) return;
  for (const shelf of ['fresh', 'stale', 'own']) {
    fs.rmSync(path.join(/*turbopackIgnore: true*/ folder, shelf), { recursive: true, force: true });
  }
  fs.mkdirSync(/*turbopackIgnore: true*/ folder, { recursive: true });
  fs.writeFileSync(noteIn(folder), nameOf(origin));
}
