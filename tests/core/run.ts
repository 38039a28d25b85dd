/**
 * The core alone: a copy of this folder whose list of plugins is empty has types, is built, seeded and started, and
 * publishes (docs/decisions/064-a-core-and-its-plugins.md). `node tests/core/run.ts [scenario …]`; ends with "N passed,
 * N failed".
 */
import fs from 'node:fs';
import path from 'node:path';
import { bins, inRoot } from '../../scripts/process/paths.ts';
import { randomFreePort } from '../../scripts/process/ports.ts';
import { runNode, tail } from '../../scripts/process/program.ts';
import { copyOfSources } from '../../scripts/process/source-copy.ts';
import { ADMIN, StartedSite } from '../parts/site.ts';
import { eventually, must } from '../scale/expect.ts';
import { type Scenarios, scenarioCommand } from '../scale/scenario-command.ts';

type Stage = { folder: string };

const NONE = "import type { Plugin } from 'payload';\n\nexport const plugins: Plugin[] = [];\n";

const routesOfPlugins = fs
  .globSync('src/app/**/*.{ts,tsx}', { cwd: inRoot() })
  .filter((file) => fs.readFileSync(inRoot(file), 'utf8').includes("from '@/plugins/"));

/** What the core is made of: the folders of plugins stay, but nothing of the core may need them. */
const CORE = {
  extends: './tsconfig.json',
  exclude: ['node_modules', '.next', 'tests', 'scripts', '**/*.test.*', 'src/plugins/*/**', ...routesOfPlugins],
};

function coreAlone(): string {
  const folder = copyOfSources('core');
  fs.writeFileSync(path.join(folder, 'src/plugins/index.ts'), NONE);
  fs.writeFileSync(path.join(folder, 'tsconfig.core.json'), JSON.stringify(CORE));
  return folder;
}

async function run(folder: string, [program = '', ...args]: string[]): Promise<void> {
  const env = {
    DATABASE_URL: 'postgres://not.needed/none',
    PAYLOAD_SECRET: 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6',
    SITE_URL: 'http://localhost:3000',
    DATA_DIR: path.join(folder, '.data'),
  };
  const { code, output } = await runNode([path.join(folder, path.relative(inRoot(), program)), ...args], {
    env,
    cwd: folder,
    seconds: 300,
  });
  must(code === 0, `${path.basename(program)} ${args.join(' ')} ends with ${code}: ${tail(output)}`);
}

const scenarios: Scenarios<Stage> = {
  types: [
    'Types and import map are generated, and the core has no type of a plugin',
    async ({ folder }) => {
      await run(folder, [bins.payload, 'generate:types']);
      await run(folder, [bins.payload, 'generate:importmap']);
      const map = fs.readFileSync(path.join(folder, 'src/app/(payload)/admin/importMap.js'), 'utf8');
      must(!map.includes('/plugins/'), 'the import map names a plugin');
      await run(folder, [bins.next, 'typegen']);
      await run(folder, [bins.tsc, '--noEmit', '-p', 'tsconfig.core.json']);
      return 'types hold';
    },
  ],
  site: [
    'The site is built, seeded and started, and a page is published',
    async ({ folder }) => {
      const site = await StartedSite.start(path.join(folder, '.data'), await randomFreePort(), folder);
      const base = `http://127.0.0.1:${site.port}`;
      for (const [address, status] of [
        ['/', 200],
        ['/contact', 200],
        ['/nothing-here', 404],
        ['/share/none/unknown', 404],
        ['/admin/login', 200],
      ] as const)
        must((await site.status(address)) === status, `${address} is ${await site.status(address)}, not ${status}`);
      const title404 = async (address: string) => /<title>[^<]*/.exec(await (await fetch(base + address)).text())?.[0];
      const [missing, shared] = [await title404('/nothing-here'), await title404('/share/a.b')];
      must(missing === shared, `a link to a draft shows ${shared}, not the page of all missing addresses`);
      const headers = { 'content-type': 'application/json', origin: `http://localhost:${site.port}` };
      const login = await fetch(`${base}/api/users/login`, { method: 'POST', headers, body: JSON.stringify(ADMIN) });
      const { token } = (await login.json()) as { token?: string };
      must(token, `signing in is ${login.status}`);
      const signedIn = { ...headers, authorization: `JWT ${token}` };
      const found = await fetch(`${base}/api/pages?where[path][equals]=/about&depth=0`, { headers: signedIn });
      const [page] = ((await found.json()) as { docs: { id: string }[] }).docs;
      must(page, `there is no page /about: ${found.status}`);
      const title = 'Published by the core alone';
      const body = JSON.stringify({ title, _status: 'published' });
      const saved = await fetch(`${base}/api/pages/${page.id}`, { method: 'PATCH', headers: signedIn, body });
      must(saved.ok, `publishing is ${saved.status}: ${await saved.text()}`);
      await eventually(
        'the page shows it',
        async () => (await (await fetch(`${base}/about`)).text()).includes(title),
        60,
      );
      return 'published';
    },
  ],
};

await scenarioCommand(scenarios, async () => ({ folder: coreAlone() }));
