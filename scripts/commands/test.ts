/**
 * All checks: static checks, unit and integration tests, the production build, browser tests. A part can be run alone,
 * for the files whose names match: `npm test -- unit csv`, `npm test -- integration redirects`, `npm test -- browser
 * contact`, `npm test -- publishing preview`. `npm test -- pictures --update` accepts how pages look now.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isFull } from '../../tests/helpers/extent.ts';
import { browserTests } from '../harness/browser-tests.ts';
import { leftAsItWas, uncommitted } from '../harness/changed-files.ts';
import { check, counting, program, runner } from '../harness/checks.ts';
import { type Count, countVitest, sum } from '../harness/test-report.ts';
import { buildOnce } from '../harness/test-site.ts';
import { dataFolder, openDataDir } from '../launch/settings.ts';
import { startPostgres } from '../postgres/postgres.ts';
import { command, isStopping, onStop } from '../process/command.ts';
import { lock } from '../process/lock.ts';
import { bins, inRoot } from '../process/paths.ts';
import { secrets } from '../process/secrets.ts';
import { Failure, say, step } from '../process/step.ts';

const home = path.join(dataFolder(), 'test');
const reports = path.join(home, 'reports');
const counts: Count[] = [];
/** The others take minutes and an otherwise idle machine: `npm run test:scale`. */
const SHORT_SCENARIOS = ['rules', 'publish', 'kill'];

const PARTS = [
  ...['static', 'unit', 'integration', 'pictures', 'browser'],
  ...['publishing', 'other-browsers', 'abuse', 'scale', 'parts', 'core'],
];
const [part, ...matching] = process.argv.slice(2);
if (part !== undefined && !PARTS.includes(part)) {
  console.error(`Unknown part "${part}". Parts: ${PARTS.join(', ')}.`);
  process.exit(1);
}
// A file that is named runs whole.
if (matching.length > 0) process.env.TEST_FULL = '1';
const isWanted = (name: string) => part === undefined || part === name;
/** By default in `npm run test:full` only. */
const isWantedInFull = (name: string) => part === name || (part === undefined && isFull);

const vitest = (project: string, env: Record<string, string>) => {
  const report = path.join(reports, `${project.replace('*', '')}.json`);
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return runner([bins.vitest, 'run', '--project', project, ...output, ...matching], env, report, countVitest);
};

/** Works offline: Deno resolves its import maps in node_modules. */
const denoHome = { DENO_DIR: path.join(home, 'deno'), DENO_NO_UPDATE_CHECK: '1' };

function denoCheck(): string[] {
  const functions = fs.globSync('supabase/functions/*/index.ts', { cwd: inRoot() });
  const map = inRoot('supabase/functions/submit-contact/deno.json');
  const offline = ['--node-modules-dir=manual', '--cached-only', '--no-lock', '--config', map];
  return [bins.deno, 'check', ...offline, ...functions];
}

const cruised = ['src', 'scripts', 'supabase', 'tests', 'payload.config.ts', 'next.config.ts'];
const dependencies = [inRoot('scripts/harness/check-dependencies.ts')];
const password = secrets(home).POSTGRES_PASSWORD;
const schemaEnv = { DATABASE_URL: 'postgres://not.needed/none', PAYLOAD_SECRET: password };
const checkMigrations = [bins.payload, 'run', 'scripts/harness/check-migrations.ts'];

async function typesAndSchema(): Promise<void> {
  // Route types are part of the type check; Next writes them.
  await check('Route types', () => program([bins.next, 'typegen']));
  counts.push(await check('Types (tsc)', () => program([bins.tsc, '--noEmit'])));
  counts.push(await check('Migrations agree with the schema', () => program(checkMigrations, schemaEnv)));
}

async function styleAndStructure(): Promise<void> {
  counts.push(await check('Style (biome)', () => program([bins.biome, 'check', '.'])));
  counts.push(await check('Floors and rooms (dependency-cruiser)', () => program([bins.depcruise, ...cruised])));
  counts.push(await check('Nothing unused (knip)', () => program([bins.knip, '--no-progress'])));
  counts.push(await check('Functions, as Supabase runs them (deno check)', () => program(denoCheck(), denoHome)));
  counts.push(await check('Dependencies', () => counting(dependencies, {}, path.join(reports, 'dependencies.log'))));
}

async function scenariosOf(name: string, title: string): Promise<void> {
  if (!isWantedInFull(name)) return;
  const args = [inRoot(`tests/${name}/run.ts`), ...matching];
  counts.push(await check(title, () => counting(args, {}, path.join(reports, `${name}.log`))));
}

async function everything(): Promise<void> {
  // Each uses one processor.
  if (isWanted('static')) await Promise.all([typesAndSchema(), styleAndStructure()]);
  if (isWanted('unit')) counts.push(await check('Unit tests (vitest)', () => vitest('unit*', {})));
  if (part === 'static' || part === 'unit') return;
  await scenariosOf('core', 'The core without plugins');
  if (part === 'core') return;

  // This data is disposable, so no write waits for the disk.
  const off = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const postgres = await step('Starting a test database server', () =>
    startPostgres({ home, password, settings: off }),
  );
  const DATABASE_URL = await postgres.database('alethia_test', { fresh: true });
  // Beside the integration tests.
  const building = part === 'integration' ? undefined : buildOnce(path.join(reports, 'build.log'));
  building?.catch(() => undefined);
  if (isWanted('integration'))
    counts.push(await check('Integration tests (vitest)', () => vitest('integration*', { DATABASE_URL })));
  if (!building) return;
  const second = { home, password, settings: off };
  const scenarios = matching.length > 0 ? matching : SHORT_SCENARIOS;
  const scale = [inRoot('tests/scale/run.ts'), ...scenarios];
  const severalInstances = () => check('Several instances', () => counting(scale, {}, path.join(reports, 'scale.log')));
  const options = { isWanted, isWantedInFull, matching, home, reports, building, severalInstances, postgres: second };
  counts.push(...(await browserTests(postgres, options)));
  await scenariosOf('parts', 'Parts that die');
}

/** Everything that tests leave behind in the folder for temporary files goes with the command. */
function ownTemporaryFolder(): void {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'alethia-tests-'));
  process.env.TMPDIR = folder;
  onStop(() => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}

const work = async () => {
  ownTemporaryFolder();
  openDataDir(home);
  lock(home, 'The tests run here');
  fs.rmSync(reports, { recursive: true, force: true });
  fs.mkdirSync(reports, { recursive: true });
  const before = uncommitted();
  await everything().catch((error) => {
    if (isStopping()) return;
    counts.push({ passed: 0, failed: 1, notes: [] });
    say(error instanceof Failure ? error.message : String(error?.stack ?? error));
  });
  const after = uncommitted();
  if (before && after)
    counts.push(await check('No file of the repository has changed', async () => leftAsItWas(before, after)));
  return sum(counts).failed > 0 ? 1 : 0;
};

/** The very last line, which other programs read. */
const last = () => {
  const { passed, failed } = sum(counts);
  if (counts.length > 0) say(`${passed} passed, ${failed} failed`);
};

await command(work, { interrupted: 130, last });
