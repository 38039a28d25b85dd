/** The production site from scratch: database, content, build, server. Steps that are up to date are skipped. */
import { ownAddress } from '../../src/lib/own-address.ts';
import { build, isBuilt } from '../launch/build.ts';
import { startServer } from '../launch/server.ts';
import { logFile, orDied, portChoice } from '../launch/services.ts';
import { noteServing, servingProcess } from '../launch/serving.ts';
import { settings } from '../launch/settings.ts';
import { showSummary } from '../launch/summary.ts';
import { warmedByServer } from '../launch/warm.ts';
import { startServicesOrServeKept } from '../launch/without-database.ts';
import { command, untilStopped } from '../process/command.ts';
import { root } from '../process/paths.ts';
import { Failure, say, step } from '../process/step.ts';

await command(async () => {
  const chosen = settings();
  const serving = await servingProcess();
  if (serving) throw new Failure(`The site of this folder runs already: ${serving.url} (process ${serving.pid}).`);

  // The build needs no database, so it runs beside the first steps; its own step reports a failure.
  const building = isBuilt() ? undefined : build(logFile(chosen.dataDir, 'build'));
  building?.catch(() => undefined);
  const services = await startServicesOrServeKept(chosen);
  if (building) await step('Building the site (begun above)', () => building);
  const server = await step('Starting the site', () =>
    startServer({
      mode: 'start',
      directory: root,
      ...portChoice(chosen),
      environment: services.environment,
      log: logFile(chosen.dataDir, 'site'),
    }),
  );
  await services.servedAt(server.port);
  noteServing(server.port, services.environment(server.port).SITE_URL);
  const work = async () => {
    const { failed } = await step(
      'Rendering the pages',
      () => warmedByServer(ownAddress(server.port), services.environment(server.port).PAYLOAD_SECRET),
      ({ pages }) => `${pages} pages`,
    );
    if (failed.length > 0) say(`These pages do not work: ${failed.join(', ')}`);
    showSummary(services, chosen, server.port);
    server.show();
    return untilStopped();
  };
  return orDied(server.died, work());
});
