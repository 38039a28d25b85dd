import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const isPage = (name: string) => /\.(html|rsc|meta|body)$/.test(name);

function filesIn(folder: string): string[] {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

function copy(from: string, to: string, file: string): void {
  fs.mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
  fs.copyFileSync(path.join(from, file), path.join(to, file));
}

const places = (build: string) => ({
  live: path.join(build, 'server'),
  kept: path.join(build, 'as-built/pages'),
  list: path.join(build, 'as-built/files.json'),
  origin: path.join(build, 'as-built/origin'),
});

/** Notes what a fresh build consists of, and puts its pages aside. */
export function keepBuiltPages(build: string): void {
  const { live, kept, list, origin } = places(build);
  fs.rmSync(origin, { force: true });
  fs.rmSync(kept, { recursive: true, force: true });
  fs.mkdirSync(kept, { recursive: true });
  const files = filesIn(live);
  for (const file of files.filter(isPage)) copy(live, kept, file);
  fs.writeFileSync(list, JSON.stringify(files));
}

/**
 * Removes all that a server has stored in a build, back to what the build itself made. A page holds the content of one
 * database and the address of one site; a server that starts cannot know that both are still the same (a restored
 * backup, another DATABASE_URL, another port), and rendering all pages anew takes a second or two. Only for a start that
 * has reached the database: without it these pages are all there is.
 */
export function forgetRenderedPages(build: string): void {
  const { live, kept, list } = places(build);
  const built = new Set<string>(JSON.parse(fs.readFileSync(list, 'utf8')));
  for (const file of filesIn(live)) if (!built.has(file)) fs.rmSync(path.join(live, file));
  for (const file of filesIn(kept)) copy(kept, live, file);
  fs.rmSync(path.join(build, 'cache/fetch-cache'), { recursive: true, force: true });
}

/** What the pages of a build are made from, as far as settings say. */
type Origin = { databaseUrl?: string; siteUrl?: string };

const nameOf = ({ databaseUrl = '', siteUrl = '' }: Origin) =>
  createHash('sha256').update(`${databaseUrl} ${siteUrl}`).digest('hex');

/** Notes from which database, and for which address, a server is going to render pages. */
export const noteOrigin = (build: string, origin: Origin) => fs.writeFileSync(places(build).origin, nameOf(origin));

/** Were the pages in this build rendered from this database, for this address? */
export function isOfOrigin(build: string, origin: Origin): boolean {
  const file = places(build).origin;
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === nameOf(origin);
}
