/**
 * Dockerfile, docker-compose.yml and deploy/server/install.sh in containers: `node tests/docker/run.ts [scenario …]`.
 * Ends with "N passed, N failed", and with 1 if a scenario failed.
 */
import fs from 'node:fs';
import path from 'node:path';
import { onStop } from '../../scripts/process/command.ts';
import { lock } from '../../scripts/process/lock.ts';
import { say, step } from '../../scripts/process/step.ts';
import { type Scenarios, Skipped, scenarioCommand } from '../scale/scenario-command.ts';
import { provideBases } from './bases.ts';
import { type Docker, findDocker } from './daemon.ts';
import { images } from './scenarios/images.ts';
import { metrics } from './scenarios/metrics.ts';
import { scale } from './scenarios/scale.ts';
import { secrets } from './scenarios/secrets.ts';
import { server } from './scenarios/server.ts';
import { site } from './scenarios/site.ts';
import { newStack, type Stack } from './stack.ts';

const scenarios: Scenarios<Stack> = {
  images: ['Images hold what they need', images],
  site: ['The site starts with nothing set', site],
  secrets: ['Secrets come from files', secrets],
  metrics: ['Prometheus reads the metrics, and its alerts begin and end', metrics],
  scale: ['What is published is seen, and stays when instances stop', scale],
  server: ['A fresh server is installed, and another release is built beside it', server],
};

/** Outside the checkout, so that all checkouts of a user share images of some gigabytes. */
const home = `/var/tmp/alethia-docker-${process.getuid?.() ?? 0}`;
const log = path.join(home, 'run.log');
const MOST_BUILD_CACHE = '6GB';

async function tidy({ isOwn, run }: Docker): Promise<void> {
  if (!isOwn) return;
  await run(['image', 'prune', '--force']);
  await run(['builder', 'prune', '--force', '--keep-storage', MOST_BUILD_CACHE]);
}

await scenarioCommand(scenarios, async () => {
  fs.mkdirSync(home, { recursive: true, mode: 0o711 });
  lock(home, 'The tests of the containers run');
  fs.writeFileSync(log, '');
  const docker = await findDocker(home, log);
  if (typeof docker === 'string') throw new Skipped(docker);
  onStop(() => tidy(docker));
  const bases = await step(
    'Fetching or making base images',
    () => provideBases(docker),
    ({ isStandIn }) => (isStandIn ? 'stand-ins' : 'official'),
  );
  const stack = await newStack(docker, bases, log);
  await stack.down();
  say(`The output of all programs: ${log}`);
  await step('Building the images', stack.build);
  return stack;
});
