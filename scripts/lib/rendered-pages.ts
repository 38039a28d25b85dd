import fs from 'node:fs';
import path from 'node:path';

const isPage = (name: string) => /\.(html|rsc|meta|body)$/.test(name);

/** Calls `visit` with the path, relative to `from`, of every page that lies below it. */
function eachPage(from: string, visit: (file: string) => void): void {
  if (!fs.existsSync(from)) return;
  for (const file of fs.readdirSync(from, { recursive: true, encoding: 'utf8' })) if (isPage(file)) visit(file);
}

function copy(from: string, to: string, file: string): void {
  fs.mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
  fs.copyFileSync(path.join(from, file), path.join(to, file));
}

const places = (build: string) => ({ live: path.join(build, 'server/app'), kept: path.join(build, 'built-pages') });

/** Puts aside the pages as the build made them. */
export function keepBuiltPages(build: string): void {
  const { live, kept } = places(build);
  fs.rmSync(kept, { recursive: true, force: true });
  eachPage(live, (file) => copy(live, kept, file));
}

/**
 * Removes every page that a server has rendered into a build, back to what the build itself made. A page holds the
 * content of one database and the address of one site; a server that starts cannot know that both are still the same
 * (a restored backup, another DATABASE_URL, another port), and rendering all pages anew takes a second or two.
 */
export function forgetRenderedPages(build: string): void {
  const { live, kept } = places(build);
  eachPage(live, (file) => fs.rmSync(path.join(live, file)));
  eachPage(kept, (file) => copy(kept, live, file));
  fs.rmSync(path.join(build, 'cache/fetch-cache'), { recursive: true, force: true });
}
