/** Measures the production site, with a separate database, and writes bench-results/latest.{md,json}. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildOnce, startTestSite } from '../harness/test-site.ts';
import { build } from '../launch/build.ts';
import { dataFolder, openDataDir } from '../launch/settings.ts';
import { warm } from '../launch/warm.ts';
import { startPostgres } from '../postgres/postgres.ts';
import { command, isStopping } from '../process/command.ts';
import { lock } from '../process/lock.ts';
import { inRoot } from '../process/paths.ts';
import { secrets } from '../process/secrets.ts';
import { Failure, say, step } from '../process/step.ts';
import { attempts, measure } from './measure/measure.ts';
import { type Options, parseOptions } from './options.ts';
import { writeFacts } from './report/facts.ts';
import { markdown } from './report/report.ts';
import type { Report } from './report/report-data.ts';
import { verdicts } from './report/verdicts.ts';
import { chromiumVersion } from './world/chromium.ts';
import { commit, describeMachine } from './world/machine.ts';
import { formPages } from './world/pages.ts';

const args = process.argv.slice(2);
const home = path.join(dataFolder(), 'bench');
const results = inRoot('bench-results');

/** Seconds of a forced build; undefined if none was requested. */
async function buildSite({ all, skip }: Options): Promise<number | undefined> {
  const log = path.join(home, 'build.log');
  if (!all || skip.includes('flat')) {
    await step('Production build', () => buildOnce(log), String);
    return undefined;
  }
  const begin = performance.now();
  await step('Production build', () => build(log));
  return (performance.now() - begin) / 1_000;
}

async function startSite({ pages, skip }: Options) {
  const postgres = await step('Starting a database server', () =>
    startPostgres({ home, password: secrets(home).POSTGRES_PASSWORD }),
  );
  // The soak opens the site's inspector by a signal.
  process.env.NODE_OPTIONS = '--inspect-port=127.0.0.1:0';
  const site = await step('Starting the site', () =>
    startTestSite({ postgres, home: path.join(home, 'site'), database: 'alethia_bench' }),
  );
  delete process.env.NODE_OPTIONS;
  await step(
    'Rendering the pages',
    () => warm(site.url),
    ({ pages: count, failed }) => (failed.length > 0 ? `these fail: ${failed.join(', ')}` : `${count} pages`),
  );
  for (const page of [...pages, ...(skip.includes('scripts') ? [] : formPages)]) {
    const { status } = await fetch(site.url + page, { redirect: 'manual' });
    if (status !== 200)
      throw new Failure(`${page} responds with ${status}: only pages that respond with 200 can be measured.`);
  }
  return { site, postgres };
}

const shownCommand = () => {
  const variable = process.env.DELIVERY ? `DELIVERY=${process.env.DELIVERY} ` : '';
  return `${variable}npm run bench${args.length > 0 ? ` -- ${args.join(' ')}` : ''}`;
};

const busy = () => os.loadavg()[0] ?? 0;

await command(
  async () => {
    const loadAtStart = busy();
    const options = parseOptions(args);
    openDataDir(home);
    lock(home, 'A benchmark runs');
    const chromium = await chromiumVersion();
    const buildSeconds = await buildSite(options);
    const { site, postgres } = await startSite(options);
    const report: Report = {
      command: shownCommand(),
      date: new Date().toISOString(),
      commit: await commit(),
      machine: describeMachine({ chromium, postgres: postgres.version, loadAtStart }),
      buildSeconds,
      failures: [],
    };
    await measure({ site, home, options, report, attempt: attempts(options.skip, report.failures) }, postgres);
    if (isStopping()) return 1;
    report.loadAtEnd = busy();
    const text = markdown(report);
    fs.mkdirSync(results, { recursive: true });
    fs.writeFileSync(path.join(results, 'latest.md'), text);
    const data = options.all ? { ...report, verdicts: verdicts(report) } : report;
    fs.writeFileSync(path.join(results, 'latest.json'), `${JSON.stringify(data, null, 2)}\n`);
    if (options.facts) say(`\nWritten to ${path.relative(inRoot('.'), writeFacts(report))}.`);
    say(`\n${text}\nWritten to bench-results/latest.md and latest.json.`);
    return report.failures.length > 0 ? 1 : 0;
  },
  { interrupted: 130 },
);
