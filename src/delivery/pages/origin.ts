import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

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
