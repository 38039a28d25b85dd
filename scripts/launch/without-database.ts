import { isOfOrigin, pagesFolder } from '../../src/delivery/pages/site-folder.ts';
import { checkDatabase, Unreachable } from '../postgres/database-check.ts';
import type { Lock } from '../process/lock.ts';
import { root } from '../process/paths.ts';
import { say, step } from '../process/step.ts';
import { isBuilt } from './build.ts';
import { keepServing } from './server.ts';
import { logFile, portChoice, type Services, siteAlone, startServices, unless } from './services.ts';
import type { Settings } from './settings.ts';

const ASK_EVERY_MS = 5_000;

async function untilReachable(databaseUrl: string): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    try {
      await checkDatabase(databaseUrl);
      return;
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
    }
  }
}

/** If DATABASE_URL is unreachable, serves the pages already rendered from it until it can be reached. */
export async function startServicesOrServeKept(settings: Settings, locks: readonly Lock[]): Promise<Services> {
  const { databaseUrl } = settings;
  try {
    return await startServices(settings);
  } catch (error) {
    const hasPages =
      databaseUrl &&
      isBuilt() &&
      isOfOrigin(pagesFolder(settings.pagesDir), {
        databaseUrl,
        siteUrl: siteAlone(settings, databaseUrl)(portChoice(settings).port).SITE_URL,
        environment: settings.environment,
      });
    if (!(error instanceof Unreachable && hasPages)) throw error;
    say(error.message);
    const server = await step('Serving the pages that are kept from last time', () =>
      keepServing({
        mode: 'start',
        directory: root,
        ...portChoice(settings),
        environment: siteAlone(settings, databaseUrl),
        log: logFile(settings.dataDir, 'site'),
      }),
    );
    for (const { servedAt } of locks) servedAt(siteAlone(settings, databaseUrl)(server.port).SITE_URL);
    say(`They are on http://localhost:${server.port}. Forms and the admin say that they are in maintenance.`);
    say('When the database can be reached again, it is migrated and everything starts as usual.');
    const services = async () => {
      await untilReachable(databaseUrl);
      say('The database can be reached again.');
      return startServices(settings);
    };
    const all = await unless([server.gaveUp], services());
    await server.stop();
    return all;
  }
}
