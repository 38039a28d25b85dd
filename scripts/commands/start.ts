/**
 * The production site from scratch: database, content, build, server. Steps that are up to date are skipped. `--beside`:
 * another release may still serve the same data (deploy/server/install.sh).
 */
import { ownAddress } from '../../src/lib/own-address.ts';
import { build, isBuilt } from '../launch/build.ts';
import { troublesOf } from '../launch/readiness.ts';
import { keepServing, refuseTakenPort } from '../launch/server.ts';
import { logFile, portChoice, unless } from '../launch/services.ts';
import { lockBuild, lockData, lockDataAfter, removed } from '../launch/serving.ts';
import { openDataDir, settings } from '../launch/settings.ts';
import { showSummary } from '../launch/summary.ts';
import { warmedByServer } from '../launch/warm.ts';
import { startServicesOrServeKept } from '../launch/without-database.ts';
import { argumentsOf } from '../process/arguments.ts';
import { command, untilStopped } from '../process/command.ts';
import { root } from '../process/paths.ts';
import { Failure, lastLine, say, step } from '../process/step.ts';

/** The former release serves meanwhile. In ms. */
const PATIENCE_BESIDE = 5 * 60_000;
const RUNS = 'The site of this folder runs';

await command(async () => {
  const { has } = argumentsOf('npm start [-- --beside] (PORT and other settings: .env.example)');
  const chosen = await settings('DATA_DIR', 'HOST', 'STAFF_PASSWORD');
  const { dataDir } = chosen;
  openDataDir(dataDir);
  // The embedded database allows one site only.
  const isBeside = has('--beside') && chosen.databaseUrl !== undefined;
  const locks = [lockBuild(RUNS), (isBeside ? lockDataAfter : lockData)(dataDir, RUNS)] as const;
  await refuseTakenPort(chosen.port);
  let stopServer = async () => {};

  const work = async () => {
    // The build needs no database, so it runs beside the first steps; its own step reports a failure.
    const stage = lastLine();
    const building = isBuilt() ? undefined : build(logFile(dataDir, 'build'), stage.note);
    building?.catch(() => undefined);
    const services = await startServicesOrServeKept(chosen, locks);
    if (building) {
      await step('Building the site (begun above)', () => building, undefined, stage.now);
    }
    const server = await step('Starting the site', () =>
      keepServing({
        mode: 'start',
        directory: root,
        ...portChoice(chosen),
        environment: services.environment,
        log: logFile(dataDir, 'site'),
      }),
    );
    stopServer = () => server.stop('SIGKILL');
    await services.servedAt(server.port);
    for (const { servedAt } of locks) servedAt(services.environment(server.port).SITE_URL);
    const { failed } = await step(
      'Rendering the pages',
      () =>
        warmedByServer(
          ownAddress(server.port),
          services.environment(server.port).PAYLOAD_SECRET,
          isBeside ? PATIENCE_BESIDE : undefined,
        ),
      ({ pages }) => `${pages} pages`,
    );
    if (failed.length > 0)
      say(
        `These pages could not be rendered now: ${failed.join(', ')}. Open them: if they still fail, the reason is in ${logFile(dataDir, 'site')}.`,
      );
    const troubles = await step('Checking the admin, the API and the forms', () =>
      troublesOf(ownAddress(server.port), services.environment(server.port)),
    );
    for (const { text } of troubles) say(text);
    if (troubles.length > 0) say(`The reason is in ${logFile(dataDir, 'site')}, or in another log beside it.`);
    if (troubles.some(({ isOurFault }) => isOurFault))
      throw new Failure('The site is stopped, because it does not work.');
    showSummary(services, chosen, server.port);
    server.show();
    return unless([server.gaveUp, services.gaveUp], untilStopped());
  };
  // The server would make the folder again.
  const gone = removed(dataDir, locks[1]).then(async (failure) => {
    await stopServer();
    return failure;
  });
  return unless([gone], work());
});
