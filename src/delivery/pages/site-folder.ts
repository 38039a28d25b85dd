import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { EXPERIMENT_HEADER } from '../../lib/experiment.ts';
import { pagePolicy } from '../html/csp.ts';

export const pagesFolder = (pagesDir: string): string =>
  path.resolve(/*turbopackIgnore: true*/ pagesDir, process.env.DELIVERY === 'off' ? 'site-as-made' : 'site');

/** True if a file server can send it with the common headers, to every visitor. */
export const isPlain = (headers: Record<string, string>): boolean =>
  !(EXPERIMENT_HEADER in headers) &&
  (!headers['content-type']?.startsWith('text/html') || headers['content-security-policy'] === pagePolicy);

/** What finished pages depend on besides content. `environment`: its bar is in the pages. */
export type Origin = { databaseUrl?: string; siteUrl?: string; environment?: string };

const nameOf = ({ databaseUrl = '', siteUrl = '', environment }: Origin) =>
  createHash('sha256')
    .update(`${databaseUrl} ${siteUrl}${environment ? ` ${environment}` : ''}`)
    .digest('hex');
const noteIn = (folder: string) => path.join(/*turbopackIgnore: true*/ folder, 'origin');

export function isOfOrigin(folder: string, origin: Origin): boolean {
  const note = noteIn(folder);
  return fs.existsSync(/*turbopackIgnore: true*/ note) && fs.readFileSync(note, 'utf8') === nameOf(origin);
}

export function claim(folder: string, origin: Origin): void {
  if (isOfOrigin(folder, origin)) return;
  for (const shelf of ['fresh', 'stale', 'own']) {
    fs.rmSync(path.join(/*turbopackIgnore: true*/ folder, shelf), { recursive: true, force: true });
  }
  try {
    fs.mkdirSync(/*turbopackIgnore: true*/ folder, { recursive: true });
    fs.writeFileSync(noteIn(folder), nameOf(origin));
  } catch (error) {
    // On a full disk the site starts all the same; the next start empties the folder again.
    console.error('[pages] the folder of pages cannot be written:', error);
  }
}
