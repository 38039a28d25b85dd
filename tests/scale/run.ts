/**
 * The site on several machines, simulated on one with the configuration files of docker-compose.yml: `node
 * tests/scale/run.ts [scenario …]`. Ends with "N passed, N failed", and with 1 if a scenario failed.
 */
import path from 'node:path';
import { buildOnce } from '../../scripts/harness/test-site.ts';
import { dataFolder, openDataDir } from '../../scripts/launch/settings.ts';
import { startPostgres } from '../../scripts/postgres/postgres.ts';
import { secrets } from '../../scripts/process/secrets.ts';
import { step } from '../../scripts/process/step.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { missingPackages } from './programs.ts';
import { type Scenarios, Skipped, scenarioCommand } from './scenario-command.ts';
import { experiment } from './scenarios/experiment.ts';
import { hang } from './scenarios/hang.ts';
import { kill } from './scenarios/kill.ts';
import { migration } from './scenarios/migration.ts';
import { mirror } from './scenarios/mirror.ts';
import { noInstances } from './scenarios/no-instances.ts';
import { publish } from './scenarios/publish.ts';
import { release } from './scenarios/release.ts';
import { rules } from './scenarios/rules.ts';
import { worker } from './scenarios/worker.ts';

const scenarios: Scenarios<Cluster> = {
  rules: ['The reverse proxy caches what may be shared, and nothing else', rules],
  publish: ['What one instance publishes, all of them show', publish],
  experiment: ['Versions of a page come from instances, and without them the page itself', experiment],
  worker: ['What is planned happens once', worker],
  mirror: ['A bucket has what is published', mirror],
  kill: ['An instance dies, and no request fails', kill],
  hang: ['An instance hangs, and no request fails', hang],
  'no-instances': ['All instances die, and published pages stay', noInstances],
  migration: ['A migration that adds goes out, and no request fails', migration],
  // It leaves another build behind.
  release: ['A new build goes out, and no page misses a file', release],
};

await scenarioCommand(scenarios, async () => {
  const missing = missingPackages(['nginx', 'pgbouncer']);
  if (missing.length > 0) {
    throw new Skipped(`Debian's ${missing.join(', ')} missing (apt-get install; .ci/run does it)`);
  }
  const home = path.join(dataFolder(), 'test-scale');
  openDataDir(home);
  await step('Building the site', () => buildOnce(path.join(home, 'build.log')));
  const off = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const password = secrets(home).POSTGRES_PASSWORD;
  const postgres = await step('Starting a database', () => startPostgres({ home, password, settings: off }));
  return step('Starting three instances, a worker, reverse proxy and pooler', () =>
    startCluster(postgres, path.join(home, 'cluster')),
  );
});
