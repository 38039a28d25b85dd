/** The services of `npm start`, served by `next dev` with hot reload. */

import fs from 'node:fs';
import { startServer } from '../launch/server.ts';
import { logFile, orDied, portChoice, startServices } from '../launch/services.ts';
import { settings } from '../launch/settings.ts';
import { showSummary } from '../launch/summary.ts';
import { command, untilStopped } from '../process/command.ts';
import { inRoot, root } from '../process/paths.ts';
import { say, step } from '../process/step.ts';

/** Editors write a file in several steps. */
const SETTLE_MS = 100;

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
  const chosen = settings();
  const services = await startServices(chosen);
  const server = await step('Starting the development server', () =>
    startServer({
      mode: 'dev',
      directory: root,
      ...portChoice(chosen),
      environment: services.environment,
      log: logFile(chosen.dataDir, 'dev'),
    }),
  );
  await services.servedAt(server.port);
  showSummary(services, chosen, server.port);
  server.show();
  if (services.restartVisitorServices)
    restartOnChange(services.restartVisitorServices, logFile(chosen.dataDir, 'gateway'));
  return orDied(server.died, untilStopped());
});
