/** For development: the same services as `npm start`, served by `next dev` with hot reload. */
import { command, untilStopped } from '../lib/command.ts';
import { root } from '../lib/paths.ts';
import { startServer } from '../lib/server.ts';
import { logFile, orDied, portChoice, startServices } from '../lib/services.ts';
import { settings } from '../lib/settings.ts';
import { step } from '../lib/step.ts';
import { showSummary } from '../lib/summary.ts';

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
