// A client component outside an <Island> does nothing on a page delivered without React. Run after a build whose pages
// have been requested once: `node scripts/harness/check-islands.ts [.next]`.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import { z } from 'zod';
import { ISLAND } from '../../src/delivery/html/strip.ts';

const MANIFEST = 'client-reference-manifest.js';
/** Module rows of a page's flight data: `17:I[12675,["$2"],"Counter"]`. */
const MODULE_ROW = /(?:^|\n)[0-9a-f]+:I\[("?)([^",\]]+)\1,/g;
const FRAMEWORK = /node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?next\//;
/** Next names error.tsx in every page that it could replace, which it does only in pages that hydrate. */
const ERROR_BOUNDARY = /\/app\/(?:.*\/)?(?:global-)?error\.[jt]sx?$/;

/** Of the admin: half a megabyte that a page with a form would load too, as all of a route's components come together. */
const ADMIN = /@payloadcms\/ui\/|\/src\/(?:plugins\/[^/]+\/)?admin\//;

const manifestSchema = z.record(
  z.string(),
  z.object({ clientModules: z.record(z.string(), z.object({ id: z.union([z.string(), z.number()]) })) }),
);

const filesBelow = (folder: string): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true, withFileTypes: true })
        .flatMap((entry) => (entry.isFile() ? [path.join(entry.parentPath, entry.name)] : []))
    : [];

function clientModules(manifests: string[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const file of manifests) {
    const sandbox = { globalThis: { __RSC_MANIFEST: {} } };
    vm.runInNewContext(fs.readFileSync(file, 'utf8'), sandbox);
    for (const page of Object.values(manifestSchema.parse(sandbox.globalThis.__RSC_MANIFEST))) {
      for (const [name, { id }] of Object.entries(page.clientModules)) names.set(String(id), name);
    }
  }
  return names;
}

type IslandReport = {
  pages: number;
  islands: number;
  /** Pages with a client component outside any island. */
  unmarked: { page: string; modules: string[] }[];
  /** Routes of the site from which components of the admin can be reached, such as by an import of a capability. */
  heavy: { page: string; modules: string[] }[];
};

const heavyRoutes = (distDir: string, manifests: string[]): IslandReport['heavy'] =>
  manifests
    .filter((file) => file.includes(`${path.sep}(site)${path.sep}`))
    .map((file) => ({
      page: path.relative(distDir, file),
      modules: [...new Set(clientModules([file]).values())].filter((name) => ADMIN.test(name)),
    }))
    .filter(({ modules }) => modules.length > 0);

export function checkIslands(distDir: string): IslandReport {
  const files = ['app', 'route-cache'].flatMap((folder) => filesBelow(path.join(distDir, 'server', folder)));
  const manifests = files.filter((file) => file.endsWith(MANIFEST));
  const names = clientModules(manifests);
  const report: IslandReport = { pages: 0, islands: 0, unmarked: [], heavy: heavyRoutes(distDir, manifests) };
  for (const file of files) {
    const flight = file.replace(/\.html$/, '.rsc');
    if (!file.endsWith('.html') || !fs.existsSync(flight)) continue;
    report.pages += 1;
    if (ISLAND.test(fs.readFileSync(file, 'utf8'))) {
      report.islands += 1;
      continue;
    }
    const ids = [...fs.readFileSync(flight, 'utf8').matchAll(MODULE_ROW)].map((row) => row[2] ?? '');
    const modules = [...new Set(ids.map((id) => names.get(id) ?? `unknown module ${id}`))];
    const own = modules.filter((name) => !FRAMEWORK.test(name) && !ERROR_BOUNDARY.test(name));
    if (own.length > 0) report.unmarked.push({ page: path.relative(distDir, file), modules: own });
  }
  return report;
}

function main() {
  const { pages, islands, unmarked, heavy } = checkIslands(path.resolve(process.argv[2] ?? '.next'));
  for (const { page, modules } of unmarked) console.error(`${page}: not in an <Island>: ${modules.join(', ')}`);
  for (const { page, modules } of heavy) console.error(`${page}: reaches the admin: ${modules.join(', ')}`);
  console.log(`${pages} pages, ${islands} with an island, ${unmarked.length} with a forgotten one`);
  if (pages === 0) console.error('No stored page: build, start and request the pages first.');
  process.exitCode = pages === 0 || unmarked.length + heavy.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
