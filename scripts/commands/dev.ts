/** For development: the same services as `npm start`, served by `next dev` with hot reload. */

import { startServer } from '../launch/server.ts';
import { logFile, orDied, portChoice, startServices } from '../launch/services.ts';
import { settings } from '../launch/settings.ts';
import { showSummary } from '../launch/summary.ts';
import { command, untilStopped } from '../process/command.ts';
import { root } from '../process/paths.ts';
import { step } from '../process/step.ts';

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
  return orDied(server.died, untilStopped());
});
