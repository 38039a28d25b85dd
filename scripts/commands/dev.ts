/** The services of `npm start`, served by `next dev` with hot reload. */

import fs from 'node:fs';
import { keepServing, refuseTakenPort } from '../launch/server.ts';
import { logFile, portChoice, startServices, unless } from '../launch/services.ts';
import { lockData, removed } from '../launch/serving.ts';
import { openDataDir, settings } from '../launch/settings.ts';
import { showSummary } from '../launch/summary.ts';
import { argumentsOf } from '../process/arguments.ts';
import { command, untilStopped } from '../process/command.ts';
import { lock } from '../process/lock.ts';
import { developmentFolder, inRoot, root } from '../process/paths.ts';
import { say, step } from '../process/step.ts';

/** Editors write a file in several steps. */
const SETTLE_MS = 100;

const RUNS = 'The development server of this folder runs';

/** Next reloads what it bundles; the functions run in their own process. */
function restartOnChange(restart: () => Promise<void>, log: string): void {
  const restarted = `The visitor services have restarted, because a function has changed. Log: ${log}`;
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  fs.watch(inRoot('supabase/functions'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(restart).then(
        () => say(restarted),
        (error: Error) => say(error.message),
      );
    }, SETTLE_MS);
  });
}

await command(async () => {
  argumentsOf('npm run dev (PORT and other settings: .env.example)');
  const chosen = await settings('DATA_DIR', 'HOST', 'STAFF_PASSWORD');
  openDataDir(chosen.dataDir);
  lock(developmentFolder, RUNS);
  const data = lockData(chosen.dataDir, RUNS);
  await refuseTakenPort(chosen.port);
  const services = await startServices(chosen);
  const server = await step('Starting the development server', () =>
    keepServing({
      mode: 'dev',
      directory: root,
      ...portChoice(chosen),
      environment: services.environment,
      log: logFile(chosen.dataDir, 'dev'),
    }),
  );
  await services.servedAt(server.port);
  data.servedAt(services.environment(server.port).SITE_URL);
  showSummary(services, chosen, server.port);
  server.show();
  if (services.restartVisitorServices)
    restartOnChange(services.restartVisitorServices, logFile(chosen.dataDir, 'gateway'));
  const gone = removed(chosen.dataDir, data).then(async (failure) => {
    await server.stop('SIGKILL');
    return failure;
  });
  return unless([server.gaveUp, services.gaveUp, gone], untilStopped());
});
