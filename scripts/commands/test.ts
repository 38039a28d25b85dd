/**
 * All checks: static checks, unit and integration tests, the production build, browser tests. A part can be run alone,
 * for the files whose names match: `npm test -- unit csv`, `npm test -- integration redirects`, `npm test -- browser
 * contact`, `npm test -- publishing preview`. `npm test -- pictures --update` accepts how pages look now.
 */
import fs from 'node:fs';
import path from 'node:path';
import { ABUSE_TARGET, targetOf } from '../../tests/abuse/site/target.ts';
import { check, counting, program, runner } from '../harness/checks.ts';
import { comparePictures } from '../harness/reference-pictures.ts';
import { offerRestarts } from '../harness/restarts.ts';
import { type Count, countPlaywright, countVitest, sum } from '../harness/test-report.ts';
import { buildOnce, startTestSite } from '../harness/test-site.ts';
import { openDataDir, settings } from '../launch/settings.ts';
import { warm } from '../launch/warm.ts';
import { startPostgres } from '../postgres/postgres.ts';
import { hasOtherBrowsers, OTHER_BROWSER_PACKAGES } from '../process/browser.ts';
import { command, isStopping } from '../process/command.ts';
import { lock } from '../process/lock.ts';
import { bins, inRoot } from '../process/paths.ts';
import { secrets } from '../process/secrets.ts';
import { Failure, say, step } from '../process/step.ts';

const home = path.join(settings().dataDir, 'test');
const reports = path.join(home, 'reports');
const counts: Count[] = [];
/** The others take minutes and an otherwise idle machine: `npm run test:scale`. */
const SHORT_SCENARIOS = ['rules', 'publish', 'kill'];
/**
 * A short run of `npm run test:abuse`. Always the same requests, so that a failure is caused by the change under test.
 */
const SHORT_ABUSE = ['--seed=12', '--requests=3000', '--documents=150'];

const PARTS = [
  ...['static', 'unit', 'integration', 'pictures', 'browser'],
  ...['publishing', 'other-browsers', 'abuse', 'scale'],
];
const [part, ...matching] = process.argv.slice(2);
if (part !== undefined && !PARTS.includes(part)) {
  console.error(`Unknown part "${part}". Parts: ${PARTS.join(', ')}.`);
  process.exit(1);
}
const isWanted = (name: string) => part === undefined || part === name;
/** In `npm run test:full` only: pictures take minutes, the other browsers are 700 MB of packages. */
const isWantedInFull = (name: string) => part === name || (part === undefined && process.env.TEST_EVERY_PAGE === '1');

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

async function staticChecks(): Promise<void> {
  counts.push(await check('Style (biome)', () => program([bins.biome, 'check', '.'])));
  // Route types are part of the type check; Next writes them.
  await check('Route types', () => program([bins.next, 'typegen']));
  counts.push(await check('Types (tsc)', () => program([bins.tsc, '--noEmit'])));
  const cruised = ['src', 'scripts', 'supabase', 'tests', 'payload.config.ts', 'next.config.ts'];
  counts.push(await check('Floors and rooms (dependency-cruiser)', () => program([bins.depcruise, ...cruised])));
  counts.push(await check('Nothing unused (knip)', () => program([bins.knip, '--no-progress'])));
  counts.push(await check('Functions, as Supabase runs them (deno check)', () => program(denoCheck(), denoHome)));
  const dependencies = [inRoot('scripts/harness/check-dependencies.ts')];
  counts.push(await check('Dependencies', () => counting(dependencies, {}, path.join(reports, 'dependencies.log'))));
}

async function browserTests(postgres: Awaited<ReturnType<typeof startPostgres>>): Promise<void> {
  let built = false;
  counts.push(
    await check('Production build', async () => {
      await buildOnce(path.join(reports, 'build.log'));
      built = true;
      return { passed: 1, failed: 0, notes: [] };
    }),
  );
  if (!built) return;

  const site = await step('Starting a test site', () =>
    startTestSite({ postgres, home: path.join(home, 'e2e'), database: 'alethia_site' }),
  ).catch((error) => {
    counts.push({ passed: 0, failed: 1, notes: [] });
    say(String(error?.message ?? error));
  });
  if (!site) return;

  counts.push(
    await check('Every page of the sitemap answers', async () => {
      const { pages, failed } = await warm(site.url);
      const works = failed.length === 0 && pages > 1;
      const notes = works ? [] : [`${pages} pages; these fail: ${failed.join(', ')}`];
      return { passed: works ? 1 : 0, failed: works ? 0 : 1, notes };
    }),
  );
  const islands = inRoot('scripts/harness/check-islands.ts');
  const build = path.join(site.directory, '.next');
  counts.push(await check('No client component without its island', () => program([islands, build])));

  const env = {
    SITE_URL: site.url,
    STAFF_EMAIL: site.staff.email,
    STAFF_PASSWORD: site.staff.password,
    DATABASE_URL: site.environment.DATABASE_URL,
    RESTART_URL: await offerRestarts({ site, postgres }),
    OIDC_ISSUER: site.issuer,
    MAILBOX_URL: site.gateway.mailbox,
    SUPABASE_URL: site.gateway.url,
    SUPABASE_PUBLISHABLE_KEY: site.gateway.environment.SUPABASE_PUBLISHABLE_KEY,
    SUPABASE_SECRET_KEY: site.gateway.environment.SUPABASE_SECRET_KEY,
  };
  const playwright = (name: string, ...args: string[]) => {
    const report = path.join(reports, `${name}.json`);
    const all = [bins.playwright, 'test', '--reporter=list,json', ...args];
    return runner(all, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, report, countPlaywright);
  };
  // First, while nothing has been added to the seeded content.
  if (isWantedInFull('pictures')) counts.push(...(await comparePictures(playwright, matching, reports)));
  const looking = ['--project=site', '--project=admin'];
  if (isWanted('browser'))
    counts.push(await check('Browser tests: pages and admin', () => playwright('browser', ...looking, ...matching)));
  // A separate run: as dependants of the tests above, these would be skipped when one of those fails.
  const publishing = ['--project=publishing', '--no-deps', '--output=test-results/publishing'];
  if (part === 'publishing') counts.push(await check('Signing in', () => playwright('staff', '--project=staff')));
  if (isWanted('publishing'))
    counts.push(
      await check('Browser tests: publishing and restarts', () => playwright('publishing', ...publishing, ...matching)),
    );
  if (isWantedInFull('other-browsers')) {
    if (!hasOtherBrowsers()) say(`Skipped: Firefox and WebKitGTK (apt-get install ${OTHER_BROWSER_PACKAGES}).`);
    else
      counts.push(
        await check('Firefox and WebKitGTK', () =>
          playwright('other-browsers', '--project=Firefox', '--project=WebKitGTK', ...matching),
        ),
      );
  }
  if (isWanted('abuse')) {
    // Last on this site, because it leaves nothing as it was. The process may have been replaced by now, so its memory
    // is not checked.
    const target = JSON.stringify({ ...targetOf(site), pid: undefined });
    const abuse = [inRoot('tests/abuse/run.ts'), ...SHORT_ABUSE];
    const log = path.join(reports, 'abuse.log');
    counts.push(await check('Generated requests', () => counting(abuse, { [ABUSE_TARGET]: target }, log)));
  }
  const scenarios = matching.length > 0 ? matching : SHORT_SCENARIOS;
  const scale = [inRoot('tests/scale/run.ts'), ...scenarios];
  if (isWanted('scale'))
    counts.push(await check('Several instances', () => counting(scale, {}, path.join(reports, 'scale.log'))));
}

async function everything(): Promise<void> {
  if (isWanted('static')) await staticChecks();
  if (isWanted('unit')) counts.push(await check('Unit tests (vitest)', () => vitest('unit*', {})));
  const password = secrets(home).POSTGRES_PASSWORD;
  const schemaEnv = { DATABASE_URL: 'postgres://not.needed/none', PAYLOAD_SECRET: password };
  const checkMigrations = [bins.payload, 'run', 'scripts/harness/check-migrations.ts'];
  if (isWanted('static'))
    counts.push(await check('Migrations agree with the schema', () => program(checkMigrations, schemaEnv)));
  if (part === 'static' || part === 'unit') return;

  // This data is disposable, so no write waits for the disk.
  const off = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const postgres = await step('Starting a test database server', () =>
    startPostgres({ home, password, settings: off }),
  );
  const DATABASE_URL = await postgres.database('alethia_test', { fresh: true });
  if (isWanted('integration'))
    counts.push(await check('Integration tests (vitest)', () => vitest('integration*', { DATABASE_URL })));
  if (part !== 'integration') await browserTests(postgres);
}

const work = async () => {
  openDataDir(home);
  lock(home, 'The tests run here');
  fs.rmSync(reports, { recursive: true, force: true });
  fs.mkdirSync(reports, { recursive: true });
  await everything().catch((error) => {
    if (isStopping()) return;
    counts.push({ passed: 0, failed: 1, notes: [] });
    say(error instanceof Failure ? error.message : String(error?.stack ?? error));
  });
  return sum(counts).failed > 0 ? 1 : 0;
};

/** The very last line, which other programs read. */
const last = () => {
  const { passed, failed } = sum(counts);
  if (counts.length > 0) say(`${passed} passed, ${failed} failed`);
};

await command(work, { interrupted: 130, last });
