/**
 * Ten times the peak of docs/hosting.md, while staff publish and processes are killed: `npm run test:load --
 * --minutes=10 --rate=390 --forms=5 --publish=20 --scope=job`. Ends with "N passed, N failed"; durations are only reported.
 */
import { randomBytes } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { buildOnce } from '../../scripts/harness/test-site.ts';
import { dataFolder, openDataDir } from '../../scripts/launch/settings.ts';
import { warm } from '../../scripts/launch/warm.ts';
import { withDatabase } from '../../scripts/postgres/database-check.ts';
import { startPostgres } from '../../scripts/postgres/postgres.ts';
import { command } from '../../scripts/process/command.ts';
import { secrets } from '../../scripts/process/secrets.ts';
import { Failure, say, step } from '../../scripts/process/step.ts';
import { startCluster } from '../scale/cluster.ts';
import { missingPackages } from '../scale/programs.ts';
import { faults } from './faults.ts';
import { type LoadOptions, parseLoadOptions } from './options.ts';
import { publish } from './publishing.ts';
import type { VisitorsReport, VisitorsTask } from './visitors.ts';

let passed = 0;
let failed = 0;
const promise = (words: string, holds: boolean, note: string) => {
  if (holds) passed++;
  else failed++;
  say(`${holds ? 'held  ' : 'BROKEN'} ${words} (${note})`);
};

const visitors = (task: VisitorsTask) =>
  new Promise<VisitorsReport>((resolve, reject) => {
    const worker = new Worker(new URL('visitors.ts', import.meta.url), { workerData: task });
    worker.once('message', resolve).once('error', reject);
  });

const lost = (databaseUrl: string, mark: string, acknowledged: string[]) =>
  withDatabase(databaseUrl, async (client) => {
    const query = `select email from public.contact_messages where starts_with(email, $1)
      union select email from public.newsletter_subscribers where starts_with(email, $1)`;
    const { rows } = await client.query<{ email: string }>(query, [`${mark}-`]);
    const stored = new Set(rows.map(({ email }) => email));
    return { stored: stored.size, lost: acknowledged.filter((email) => !stored.has(email)) };
  });

const total = (failures: Record<string, number>) => Object.values(failures).reduce((sum, times) => sum + times, 0);
const inWords = (failures: Record<string, number>) =>
  Object.entries(failures)
    .map(([reason, times]) => `${times} × ${reason}`)
    .join(', ') || 'none';

async function everything(): Promise<number> {
  const options: LoadOptions = parseLoadOptions(process.argv.slice(2));
  const missing = missingPackages(['nginx', 'pgbouncer']);
  if (missing.length > 0) throw new Failure(`Debian's ${missing.join(', ')} missing: apt-get install them.`);
  const home = path.join(dataFolder(), 'test-load');
  openDataDir(home);
  await step('Building the site', () => buildOnce(path.join(home, 'build.log')));
  // As in production, acknowledged data has been written to disk.
  const password = secrets(home).POSTGRES_PASSWORD;
  const postgres = await step('Starting a database', () => startPostgres({ home, password }));
  const cluster = await step('Starting instances, a worker, reverse proxy, pooler and visitor services', () =>
    startCluster(postgres, path.join(home, 'cluster'), { withServices: true }),
  );
  await step('Rendering the pages', () => warm(cluster.url));
  say(
    `${os.availableParallelism()} cores, ${os.cpus()[0]?.model.trim()}, Node ${process.version}, PostgreSQL ${postgres.version}`,
  );
  const mark = `load-${randomBytes(4).toString('hex')}`;
  const milliseconds = options.minutes * 60_000;
  say(
    `${options.minutes} min, ${options.rate} requests a second, ${options.forms} % of them forms, publishing (${options.scope}) every ${options.publish} s:`,
  );
  const [report, published] = await Promise.all([
    visitors({ ...options, site: cluster.url, paths: cluster.paths, mark }),
    publish(cluster, milliseconds, options),
    faults(cluster, postgres, milliseconds),
  ]);
  const { pages, forms, acknowledged } = report;
  const kept = await lost(cluster.database, mark, acknowledged);
  const times = (one: typeof pages) =>
    `p50 ${one.p50.toFixed(1)} ms, p95 ${one.p95.toFixed(1)} ms, p99 ${one.p99.toFixed(1)} ms, longest ${one.longest.toFixed(0)} ms`;
  promise('no page request fails', total(pages.failures) === 0, `${pages.count} requests; ${inWords(pages.failures)}`);
  promise(
    'no acknowledged submission is lost',
    kept.lost.length === 0 && acknowledged.length > 0,
    `${acknowledged.length} acknowledged, ${kept.stored} stored, ${kept.lost.length} lost`,
  );
  promise(
    'publishing goes on',
    published.times > 0,
    `${published.times} times, ${published.refused} refused while a part was down; at most ${published.slowest} ms until visitors saw it`,
  );
  say(`Pages: ${times(pages)}`);
  say(`Forms: ${times(forms)}; not taken: ${inWords(forms.failures)}`);
  say(
    `${((pages.count + forms.count) / report.seconds).toFixed(0)} requests a second over ${report.seconds.toFixed(0)} s; the visitors themselves were late by at most ${report.latest.toFixed(0)} ms`,
  );
  return failed > 0 ? 1 : 0;
}

const work = () =>
  everything().catch((error: unknown) => {
    failed++;
    say(error instanceof Error ? (error instanceof Failure ? error.message : (error.stack ?? '')) : String(error));
    return 1;
  });

await command(work, { interrupted: 130, last: () => say(`${passed} passed, ${failed} failed`) });
