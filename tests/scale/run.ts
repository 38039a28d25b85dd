/**
 * The site on several machines, as far as one machine can show it: the configuration files of docker-compose.yml on
 * Debian's programs, and site processes with copies of one build. `node tests/scale/run.ts [scenario …]`, after a build.
 * Ends with "N passed, N failed", and with 1 when a promise broke.
 */
import path from 'node:path';
import { command } from '../../scripts/lib/command.ts';
import { startPostgres } from '../../scripts/lib/postgres.ts';
import { secrets } from '../../scripts/lib/secrets.ts';
import { openDataDir, settings } from '../../scripts/lib/settings.ts';
import { say, seconds, step } from '../../scripts/lib/step.ts';
import { buildOnce } from '../../scripts/lib/test-site.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { Broken } from './expect.ts';
import { missingPackages } from './programs.ts';
import { hang } from './scenarios/hang.ts';
import { kill } from './scenarios/kill.ts';
import { mirror } from './scenarios/mirror.ts';
import { noInstances } from './scenarios/no-instances.ts';
import { publish } from './scenarios/publish.ts';
import { release } from './scenarios/release.ts';
import { rules } from './scenarios/rules.ts';
import { worker } from './scenarios/worker.ts';

const scenarios: Record<string, [promise: string, run: (cluster: Cluster) => Promise<string>]> = {
  rules: ['The front keeps what may be shared, and nothing else', rules],
  publish: ['What one instance publishes, all of them show', publish],
  worker: ['What is planned happens once', worker],
  mirror: ['A bucket has what is published', mirror],
  kill: ['An instance dies, and no request fails', kill],
  hang: ['An instance hangs, and no request fails', hang],
  'no-instances': ['All instances die, and published pages stay', noInstances],
  // The last one: it leaves another build behind.
  release: ['A new build goes out, and no page misses a file', release],
};

const chosen = process.argv.slice(2).filter((name) => !name.startsWith('-'));
const unknown = chosen.filter((name) => !(name in scenarios));
const names = Object.keys(scenarios).filter((name) => chosen.length === 0 || chosen.includes(name));
let passed = 0;
let failed = 0;

async function everything(): Promise<number> {
  if (unknown.length > 0) {
    say(`There is no ${unknown.join(', ')}. Scenarios: ${Object.keys(scenarios).join(', ')}.`);
    return 1;
  }
  const missing = missingPackages(['nginx', 'pgbouncer']);
  if (missing.length > 0) {
    say(
      `Skipped, ${names.length} scenarios: Debian's ${missing.join(', ')} missing (apt-get install; .ci/run does it).`,
    );
    return 0;
  }
  const home = path.join(settings().dataDir, 'test-scale');
  openDataDir(home);
  await step('Building the site', () => buildOnce(path.join(home, 'build.log')));
  const off = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const password = secrets(home).POSTGRES_PASSWORD;
  const postgres = await step('Starting a database', () => startPostgres({ home, password, settings: off }));
  const cluster = await step('Starting three instances, a worker, front and pooler', () =>
    startCluster(postgres, path.join(home, 'cluster')),
  );
  for (const name of names) {
    const [promise, run] = scenarios[name] ?? [];
    if (!promise || !run) continue;
    const start = Date.now();
    process.stdout.write(`${promise} … `);
    try {
      const note = await run(cluster);
      passed++;
      say(`held, ${seconds(start)} (${note})`);
    } catch (error) {
      failed++;
      say(`BROKEN, ${seconds(start)}\n    ${error instanceof Broken ? error.message : (error as Error).stack}`);
    }
  }
  return failed > 0 ? 1 : 0;
}

const work = () =>
  everything().catch((error: unknown) => {
    failed++;
    say(error instanceof Error ? error.message : String(error));
    return 1;
  });

await command(work, { interrupted: 130, last: () => say(`${passed} passed, ${failed} failed`) });
