import fs from 'node:fs';
import path from 'node:path';

/**
 * What neither building nor serving the site loads, though it is installed for it: headers of the pinned Node, the tool for
 * writing migrations, and tools of tests, which npm counts as optional peers of Next and `@supabase/lite`.
 */
const unloaded = [
  `node/node_modules/node-${process.platform}-${process.arch}/include`,
  ...['drizzle-kit', '@playwright', 'playwright', 'playwright-core', 'vite', 'rolldown', '@rolldown'],
];

/** Removes it, and all source maps, from `modules`: a third of an installation without development dependencies. */
export function removeUnloaded(modules) {
  for (const folder of unloaded) fs.rmSync(path.join(modules, folder), { recursive: true, force: true });
  for (const file of fs.readdirSync(modules, { recursive: true })) {
    const full = path.join(modules, file);
    if (file.endsWith('.map') && fs.lstatSync(full).isFile()) fs.rmSync(full);
  }
}
