/** Measures the production site, with a database of its own, and writes bench-results/latest.{md,json}. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { command, isStopping } from '../lib/command.ts';
import { lock } from '../lib/lock.ts';
import { inRoot } from '../lib/paths.ts';
import { startPostgres } from '../lib/postgres.ts';
import { secrets } from '../lib/secrets.ts';
import { orDied } from '../lib/services.ts';
import { openDataDir, settings } from '../lib/settings.ts';
import { Failure, say, step } from '../lib/step.ts';
import { buildOnce, startTestSite, type TestSite } from '../lib/test-site.ts';
import { warm } from '../lib/warm.ts';
import type { AuthService } from './accounts.ts';
import { measureAdmin } from './admin.ts';
import { chromiumVersion } from './chromium.ts';
import { measureContact } from './contact.ts';
import { measureLighthouse } from './lighthouse.ts';
import { commit, describeMachine } from './machine.ts';
import { serverMemory } from './memory.ts';
import { type Measurement, type Options, parseOptions } from './options.ts';
import { measurePublishing } from './publish.ts';
import { measureReference } from './reference.ts';
import { markdown, type Report } from './report.ts';
import { measureSignIn } from './sign-in.ts';
import { measureSignUp } from './sign-up.ts';
import { measureThroughput } from './throughput.ts';
import { measureWeight } from './weight.ts';

const args = process.argv.slice(2);
const home = path.join(settings().dataDir, 'bench');
const results = inRoot('bench-results');

/** What visitors fill in; their scripts are what pages without a form do not have. */
const formPages = ['/contact', '/auth', '/about/newsletters', '/booking'];

async function startSite(pages: string[]) {
  await step('Production build', () => buildOnce(path.join(home, 'build.log')), String);
  const postgres = await step('Starting a database server', () =>
    startPostgres({ home, password: secrets(home).POSTGRES_PASSWORD }),
  );
  const site = await step('Starting the site', () =>
    startTestSite({ postgres, home: path.join(home, 'site'), database: 'alethia_bench' }),
  );
  await step(
    'Rendering the pages',
    () => warm(site.url),
    ({ pages: count, failed }) => (failed.length > 0 ? `these fail: ${failed.join(', ')}` : `${count} pages`),
  );
  for (const page of pages) {
    const { status } = await fetch(site.url + page, { redirect: 'manual' });
    if (status !== 200) throw new Failure(`${page} answers ${status}: only pages that answer 200 can be measured.`);
  }
  return { site, postgres: postgres.version };
}

/** The measurements one after the other. One that fails is noted and does not keep the others from running. */
async function measure(site: TestSite, { pages, runs, edits, skip }: Options, report: Report): Promise<void> {
  const attempt = async <T>(name: Measurement, label: string, work: () => Promise<T>): Promise<T | undefined> => {
    if (skip.includes(name) || isStopping()) return undefined;
    return step(label, work).catch((error) => {
      report.failures.push(`${name}: ${error instanceof Error ? error.message : error}`);
      return undefined;
    });
  };
  report.weight = await attempt('weight', 'First visits', () => measureWeight(site.url, pages));
  report.lighthouse = await attempt('lighthouse', 'Lighthouse', () => measureLighthouse(site.url, pages, runs));
  report.throughput = await attempt('throughput', 'Requests per second', async () => {
    const before = await serverMemory();
    const nginxHome = path.join(home, 'nginx');
    const load = await measureThroughput({ port: site.server.port, pages, rounds: runs, home: nginxHome });
    report.memory = { before, after: await serverMemory() };
    return load;
  });
  report.publish = await attempt('publish', 'Publishing', () => measurePublishing(site.url, site.staff, edits));
  report.scripts = await attempt('scripts', 'Scripts of pages with a form', () => measureWeight(site.url, formPages));
  report.reference = await attempt('reference', 'Design-system reference', () => measureReference(site.url, runs));
  const databaseUrl = site.environment.DATABASE_URL;
  report.admin = await attempt('admin', 'The admin', () => measureAdmin(site.url, site.staff, databaseUrl));
  const auth: AuthService = { site: site.url, apiKey: site.gateway.environment.SUPABASE_PUBLISHABLE_KEY ?? '' };
  report.signIn = await attempt('sign-in', 'Sign-ins', () => measureSignIn(auth, { rounds: runs }));
  report.signUp = await attempt('sign-up', 'Sign-ups', () => measureSignUp(auth, { databaseUrl, rounds: runs }));
  report.contact = await attempt('contact', 'Contact submissions', () =>
    measureContact({ site: site.url, databaseUrl, rounds: runs }),
  );
}

const shownCommand = () => {
  const variable = process.env.DELIVERY ? `DELIVERY=${process.env.DELIVERY} ` : '';
  return `${variable}npm run bench${args.length > 0 ? ` -- ${args.join(' ')}` : ''}`;
};

await command(
  async () => {
    const loadAtStart = os.loadavg()[0] ?? 0;
    const options = parseOptions(args);
    openDataDir(home);
    // Two at once would also measure each other.
    lock(home, 'A benchmark runs');
    const chromium = await chromiumVersion();
    const { site, postgres } = await startSite([
      ...options.pages,
      ...(options.skip.includes('scripts') ? [] : formPages),
    ]);
    const report: Report = {
      command: shownCommand(),
      date: new Date().toISOString(),
      commit: await commit(),
      machine: describeMachine({ chromium, postgres, loadAtStart }),
      failures: [],
    };
    await orDied(site.server.died, measure(site, options, report));
    if (isStopping()) return 1;
    const text = markdown(report);
    fs.mkdirSync(results, { recursive: true });
    fs.writeFileSync(path.join(results, 'latest.md'), text);
    fs.writeFileSync(path.join(results, 'latest.json'), `${JSON.stringify(report, null, 2)}\n`);
    say(`\n${text}\nWritten to bench-results/latest.md and latest.json.`);
    return report.failures.length > 0 ? 1 : 0;
  },
  { interrupted: 130 },
);
