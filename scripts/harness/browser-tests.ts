import path from 'node:path';
import { ABUSE_TARGET, targetOf } from '../../tests/abuse/site/target.ts';
import { inFull, isFull } from '../../tests/helpers/extent.ts';
import { warm } from '../launch/warm.ts';
import { type Postgres, startPostgres } from '../postgres/postgres.ts';
import { hasOtherBrowsers, OTHER_BROWSER_PACKAGES } from '../process/browser.ts';
import { bins, inRoot } from '../process/paths.ts';
import { say, step } from '../process/step.ts';
import { check, counting, program, runner } from './checks.ts';
import { comparePictures } from './reference-pictures.ts';
import { offerRestarts } from './restarts.ts';
import { type Count, countPlaywright } from './test-report.ts';
import { startTestSite, type TestSite } from './test-site.ts';

type Options = {
  isWanted: (part: string) => boolean;
  isWantedInFull: (part: string) => boolean;
  /** Parts of file names; none for all. */
  matching: string[];
  home: string;
  reports: string;
  building: Promise<unknown>;
  severalInstances: () => Promise<Count>;
  /** Of the second database server. */
  postgres: Parameters<typeof startPostgres>[0];
};
type Playwright = (name: string, ...args: string[]) => Promise<Count>;

/** A short run of `npm run test:abuse`. Always the same requests, so that a failure is caused by the change under test. */
const SHORT_ABUSE = ['--seed=12', '--requests=3000', '--documents=150'];

async function playwrightOn(site: TestSite, postgres: Postgres, reports: string): Promise<Playwright> {
  const { SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY } = site.gateway.environment;
  const env = {
    SITE_URL: site.url,
    STAFF_EMAIL: site.staff.email,
    STAFF_PASSWORD: site.staff.password,
    DATABASE_URL: site.environment.DATABASE_URL,
    RESTART_URL: await offerRestarts({ site, postgres }),
    OIDC_ISSUER: site.issuer,
    MAILBOX_URL: site.gateway.mailbox,
    SUPABASE_URL: site.gateway.url,
    SUPABASE_PUBLISHABLE_KEY,
    SUPABASE_SECRET_KEY,
  };
  return (name, ...args) => {
    const report = path.join(reports, `${name}.json`);
    const all = [bins.playwright, 'test', '--reporter=list,json', `--output=test-results/${name}`, ...args];
    return runner(all, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, report, countPlaywright);
  };
}

/** Tests that change no content, in any order. */
async function looking(postgres: Postgres, options: Options): Promise<Count[]> {
  const { home, reports, matching, isWanted, isWantedInFull } = options;
  const counts: Count[] = [];
  const site = await step('Starting a site to look at', () =>
    startTestSite({ postgres, home: path.join(home, 'looking'), database: 'alethia_site' }),
  );
  counts.push(
    await check('Every page of the sitemap responds', async () => {
      const { pages, failed } = await warm(site.url);
      const works = failed.length === 0 && pages > 1;
      const notes = works ? [] : [`${pages} pages; these fail: ${failed.join(', ')}`];
      return { passed: works ? 1 : 0, failed: works ? 0 : 1, notes };
    }),
  );
  const islands = [inRoot('scripts/harness/check-islands.ts'), path.join(site.directory, '.next')];
  counts.push(await check('No client component without its island', () => program(islands)));
  const playwright = await playwrightOn(site, postgres, reports);
  // First, while nothing has been added to the seeded content.
  if (isWantedInFull('pictures')) counts.push(...(await comparePictures(playwright, matching, reports)));
  const run = async (label: string, name: string, ...projects: string[]) =>
    counts.push(await check(label, () => playwright(name, ...projects, ...extent(options), ...matching)));
  if (isWanted('browser') && matching.length > 0)
    await run('Browser tests: pages and admin', 'browser', '--project=site', '--project=admin');
  else if (isWanted('browser')) {
    await run('Browser tests: pages', 'pages', '--project=site');
    // One at a time: beside the other site, two would slow each other down until they time out.
    await run('Browser tests: admin', 'admin', '--project=admin', '--workers=1');
  }
  const others = ['--project=Firefox', '--project=WebKitGTK', ...matching];
  if (isWantedInFull('other-browsers')) {
    if (!hasOtherBrowsers()) say(`Skipped: Firefox and WebKitGTK (apt-get install ${OTHER_BROWSER_PACKAGES}).`);
    else counts.push(await check('Firefox and WebKitGTK', () => playwright('other-browsers', ...others)));
  }
  return counts;
}

/** Tests that publish, and those that stop what the site needs, one after the other. */
async function changing(options: Options): Promise<Count[]> {
  const { home, reports, matching, isWanted, isWantedInFull } = options;
  const counts: Count[] = [];
  const [site, postgres] = await step('Starting a site to change', async () => {
    const own = await startPostgres({ ...options.postgres, home: path.join(home, 'changing') });
    const folder = path.join(home, 'changing', 'site');
    return [await startTestSite({ postgres: own, home: folder, database: 'alethia_changing' }), own] as const;
  });
  const playwright = await playwrightOn(site, postgres, reports);
  const projects = ['--project=publishing', ...extent(options), ...matching];
  if (isWanted('publishing'))
    counts.push(await check('Browser tests: publishing and restarts', () => playwright('publishing', ...projects)));
  if (isWantedInFull('abuse')) {
    // Last on this site, because it leaves nothing as it was. The process may have been replaced by now, so its memory
    // is not checked.
    const target = JSON.stringify({ ...targetOf(site), pid: undefined });
    const abuse = [inRoot('tests/abuse/run.ts'), ...SHORT_ABUSE];
    const log = path.join(reports, 'abuse.log');
    counts.push(await check('Generated requests', () => counting(abuse, { [ABUSE_TARGET]: target }, log)));
  }
  return counts;
}

/** Whole files if they are named. */
const extent = ({ matching }: Options) => (isFull || matching.length > 0 ? [] : ['--grep-invert', inFull.tag]);

/** Two sites side by side: one that stays as it is, and one that is changed and stopped, with its own database server. */
export async function browserTests(postgres: Postgres, options: Options): Promise<Count[]> {
  let isBuilt = false;
  const built = await check('Production build', async () => {
    await options.building;
    isBuilt = true;
    return { passed: 1, failed: 0, notes: [] };
  });
  if (!isBuilt) return [built];
  const isAny = (...parts: string[]) => parts.some(options.isWanted);
  const looked = async () => (isAny('browser', 'pictures', 'other-browsers') ? await looking(postgres, options) : []);
  const changed = async () => (isAny('publishing', 'abuse') ? await changing(options) : []);
  const several = async () => (options.isWanted('scale') ? [await options.severalInstances()] : []);
  try {
    const sites = [looked(), changed()];
    // Beside the one that takes longer.
    const counts = await Promise.all([...sites, Promise.race(sites).then(several)]);
    return [built, ...counts.flat()];
  } catch (error) {
    say(String(error instanceof Error ? error.message : error));
    return [built, { passed: 0, failed: 1, notes: [] }];
  }
}
