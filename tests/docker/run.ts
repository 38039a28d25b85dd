/**
 * Dockerfile and docker-compose.yml in containers: builds the images, starts the database, the site alone, and then several
 * instances behind the front. Bases that cannot be fetched are made (bases.ts). `node tests/docker/run.ts [scenario …]`.
 * Ends with "N passed, N failed", and with 1 when a promise broke.
 */
import fs from 'node:fs';
import path from 'node:path';
import { command, isStopping, onStop } from '../../scripts/lib/command.ts';
import { lock } from '../../scripts/lib/lock.ts';
import { say, seconds, step } from '../../scripts/lib/step.ts';
import { Broken } from '../scale/expect.ts';
import { provideBases } from './bases.ts';
import { type Docker, findDocker } from './daemon.ts';
import { images } from './scenarios/images.ts';
import { scale } from './scenarios/scale.ts';
import { site } from './scenarios/site.ts';
import { newStack, type Stack } from './stack.ts';

const scenarios: Record<string, [promise: string, run: (stack: Stack) => Promise<string>]> = {
  images: ['Images hold what they need', images],
  site: ['The site starts with nothing set', site],
  scale: ['What is published is seen, and stays when instances stop', scale],
};

/** Outside the checkout: all checkouts of a user share what was fetched and built, some gigabytes. */
const home = `/var/tmp/alethia-docker-${process.getuid?.() ?? 0}`;
const log = path.join(home, 'run.log');
const MOST_BUILD_CACHE = '6GB';

const chosen = process.argv.slice(2).filter((name) => !name.startsWith('-'));
const unknown = chosen.filter((name) => !(name in scenarios));
const names = Object.keys(scenarios).filter((name) => chosen.length === 0 || chosen.includes(name));
let passed = 0;
let failed = 0;

/** A daemon of our own keeps what the next run builds upon, and no more. */
async function tidy({ isOwn, run }: Docker): Promise<void> {
  if (!isOwn) return;
  await run(['image', 'prune', '--force']);
  await run(['builder', 'prune', '--force', '--keep-storage', MOST_BUILD_CACHE]);
}

async function everything(): Promise<number> {
  if (unknown.length > 0) {
    say(`There is no ${unknown.join(', ')}. Scenarios: ${Object.keys(scenarios).join(', ')}.`);
    return 1;
  }
  fs.mkdirSync(home, { recursive: true, mode: 0o711 });
  lock(home, 'The tests of the containers run');
  fs.writeFileSync(log, '');
  const docker = await findDocker(home, log);
  if (typeof docker === 'string') {
    say(`Skipped, ${names.length} scenarios: ${docker}.`);
    return 0;
  }
  onStop(() => tidy(docker));
  const stack = await newStack(docker, log);
  await stack.down();
  await step('Fetching or making base images', () => provideBases(docker), String);
  await step('Building the images', stack.build);
  for (const name of names) {
    const [promise, run] = scenarios[name] ?? [];
    if (!promise || !run) continue;
    const start = Date.now();
    process.stdout.write(`${promise} … `);
    try {
      const note = await run(stack);
      passed++;
      say(`held, ${seconds(start)} (${note})`);
    } catch (error) {
      if (isStopping()) return 1;
      failed++;
      say(`BROKEN, ${seconds(start)}\n    ${error instanceof Broken ? error.message : (error as Error).stack}`);
    }
  }
  return failed > 0 ? 1 : 0;
}

const work = () =>
  everything().catch((error: unknown) => {
    failed++;
    say(`${error instanceof Error ? error.message : error}\nAll of the output: ${log}`);
    return 1;
  });

await command(work, { interrupted: 130, last: () => say(`${passed} passed, ${failed} failed`) });
