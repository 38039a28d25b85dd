import { holderOf, type Lock, lock } from '../process/lock.ts';
import { buildFolder } from '../process/paths.ts';
import { Failure } from '../process/step.ts';
import { settings } from './settings.ts';

const LOOK_EVERY_MS = 250;

/** While the build of this folder is written, or a site is served from it. @throws Failure if another process does */
export const lockBuild = (what: string, advice?: string): Lock => lock(buildFolder, what, advice);

/** While something serves, or replaces, the data of this folder. @throws Failure if another process does */
export const lockData = (dataDir: string, what: string): Lock => lock(dataDir, what);

/**
 * For a release that is started beside the one that serves the same data from a database server: locks them once that one
 * has ended.
 */
export function lockDataAfter(dataDir: string, what: string): Lock {
  let own: Lock | undefined;
  let address: string | undefined;
  const take = () => {
    try {
      own = lockData(dataDir, what);
    } catch {
      // Held, or looked at by another process at this moment.
      return;
    }
    if (address) own.servedAt(address);
    clearInterval(timer);
  };
  const timer = setInterval(take, LOOK_EVERY_MS);
  timer.unref();
  return {
    servedAt: (url) => {
      address = url;
      own?.servedAt(url);
    },
    isThere: () => own?.isThere() ?? true,
    release: () => {
      clearInterval(timer);
      own?.release();
    },
  };
}

/** Resolves, with the reason, when the folder of a lock has been removed. */
export const removed = (dataDir: string, { isThere }: Lock): Promise<Failure> =>
  new Promise((resolve) => {
    const timer = setInterval(() => {
      if (isThere()) return;
      clearInterval(timer);
      resolve(
        new Failure(
          `${dataDir} has been removed or replaced: everything stops, as nothing can be stored. Put the folder back or ` +
            'restore a backup (docs/operations.md, "Backups"); a start without it makes a new, empty site.',
        ),
      );
    }, LOOK_EVERY_MS);
    timer.unref();
  });

/** For commands that look at a site: its address. Ends the process if none is running. */
export async function runningSite(): Promise<string> {
  const url = process.env.SITE_URL ?? holderOf((await settings()).dataDir)?.url;
  if (url) return url;
  console.error('No site is running here. Run `npm start`, or name a site: SITE_URL=http://localhost:3001.');
  process.exit(1);
}
