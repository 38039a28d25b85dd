import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withConnection } from '../../src/backup/connection.ts';
import { backupsFolder, newArchive } from '../../src/backup/folder.ts';
import type { Manifest } from '../../src/backup/manifest.ts';
import { readManifest } from '../../src/backup/read-manifest.ts';
import {
  type RestoreRequest,
  readRequest,
  removeRequest,
  requestIn,
  writeRequest,
} from '../../src/backup/restore-request.ts';
import { isOfThisVersion } from '../launch/own-migrations.ts';
import type { SupabaseSecrets } from '../process/secrets.ts';
import { Failure, say } from '../process/step.ts';
import { detach } from './detach.ts';
import { removeUnpacked, restore } from './restore.ts';

type Place = {
  databaseUrl: string;
  dataDir: string;
  secrets?: SupabaseSecrets;
  isWithoutVisitors?: boolean;
  isDetached?: boolean;
};

const ENDING_CHECKS = 10;
/** In ms. */
const ENDING_PAUSE = 300;

/** In place of an account, in a request that the command leaves behind. Without `safety` if there was nothing before. */
const COMMAND = { id: '', name: 'restore --replace' };
const isUnfinished = ({ askedBy, safety }: RestoreRequest) => askedBy.name === COMMAND.name && !safety;

/** In place of an account, in the request by which `npm run rollback` recognizes its own after an interruption. */
export const ROLLBACK = { id: '', name: 'npm run rollback' };

/** Nothing has changed yet, and the site may have been started in the version that was to be left: as it was. */
async function refuseOtherVersion(dataDir: string, { archive, askedBy, safety }: RestoreRequest): Promise<void> {
  if (askedBy.name !== ROLLBACK.name || safety) return;
  const manifest = await readManifest(path.join(backupsFolder(dataDir), path.basename(archive)));
  if (!manifest || isOfThisVersion(manifest)) return;
  throw new Failure(
    `A rollback to ${archive} was interrupted before anything changed. To go on, check out the version that it goes back ` +
      `to, and run \`npm run rollback\` there. To stay with this version, delete ${requestIn(dataDir)}.`,
  );
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const otherConnections = (databaseUrl: string): Promise<number> =>
  withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<{ count: number }>(`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);
    return rows[0]?.count ?? 0;
  });

/** Sessions of a process that has just ended stay for a moment. */
async function isUsed(databaseUrl: string): Promise<boolean> {
  for (let left = ENDING_CHECKS; left > 0; left--) {
    if ((await otherConnections(databaseUrl)) === 0) return false;
    await pause(ENDING_PAUSE);
  }
  return (await otherConnections(databaseUrl)) > 0;
}

const notBack = (safety: string, why: string) =>
  new Failure(`${why} The site as it was is in ${safety}. The next start tries again.`);

const incomplete = (dataDir: string, archive: string) =>
  `The restore of ${archive} is not complete, and the site must not start as it is: run it again, with --replace. For ` +
  `another site, delete ${requestIn(dataDir)}.`;

/** After a restore that failed with the database already empty. */
async function goBack(place: Place, safety: string, cause: unknown): Promise<void> {
  const whole = { ...place, isWithoutVisitors: false };
  await restore({ ...whole, archive: safety, existing: 'is backed up' }).catch((error) => {
    throw notBack(
      safety,
      `The restore failed (${reasonOf(cause)}), and so did putting back what was there (${reasonOf(error)}).`,
    );
  });
}

type Given = {
  archive: string;
  /** What it was decrypted from. */
  named: string;
  safety?: string;
};

/**
 * For the command. A site that is there is first backed up to `safety`, and put back from there on failure. Should that
 * fail too, or this process end in between, a request remains with which the next start puts it back; where nothing was
 * there, the next start refuses to go on with what is incomplete.
 */
export async function restoreByCommand(place: Place, { archive, named, safety }: Given): Promise<Manifest> {
  const request = { archive: named, askedAt: new Date().toISOString(), askedBy: COMMAND };
  const begun: { wasThere?: boolean } = {};
  const begin = async (wasThere: boolean) => {
    const wayBack = wasThere && safety ? { archive: path.basename(safety), safety } : {};
    await writeRequest(place.dataDir, { ...request, ...wayBack });
    begun.wasThere = wasThere;
  };
  try {
    const existing = safety ? { backUpTo: safety } : undefined;
    const done = await restore({ ...place, archive, existing, begin });
    if (place.isDetached) await detach(place);
    await removeRequest(place.dataDir);
    return done;
  } catch (error) {
    if (begun.wasThere === undefined) throw error;
    if (!begun.wasThere || !safety) throw new Failure(`${reasonOf(error)}\n${incomplete(place.dataDir, named)}`);
    await goBack(place, safety, error);
    await removeRequest(place.dataDir);
    throw new Failure(`${reasonOf(error)}\nNothing was restored: the site is as it was, and its backup is ${safety}.`);
  }
}

async function outcomeOf(place: Place, request: RestoreRequest): Promise<RestoreRequest> {
  const { dataDir } = place;
  const folder = backupsFolder(dataDir);
  // After a crash this backup is complete, and the only copy.
  let { safety } = request;
  const backUpTo = newArchive(folder, 'before-restore');
  const begin = async (wasThere: boolean) => {
    if (!wasThere || safety) return;
    safety = backUpTo;
    await writeRequest(dataDir, { ...request, safety });
  };
  const done = (state: 'restored' | 'failed', reason?: string): RestoreRequest => ({
    ...request,
    safety,
    outcome: { at: new Date().toISOString(), state, reason },
  });
  try {
    const archive = path.join(folder, path.basename(request.archive));
    await restore({ ...place, archive, existing: safety ? 'is backed up' : { backUpTo }, begin });
    if (request.isDetached) await detach(place);
    return done('restored');
  } catch (error) {
    if (safety && path.basename(safety) === request.archive)
      throw notBack(safety, `What was there could not be put back: ${reasonOf(error)}`);
    if (safety && fs.existsSync(safety)) await goBack(place, safety, error);
    return done('failed', reasonOf(error).split('\n')[0]);
  }
}

/**
 * Runs the restore that an admin requested; backs up first, and rolls back on failure. Returns whether to report it.
 * @throws Failure after a restore by the command that was interrupted
 */
export async function carryOutRestore(place: Place): Promise<boolean> {
  const request = await readRequest(place.dataDir);
  if (!request) return false;
  if (request.outcome) return true;
  if (isUnfinished(request)) throw new Failure(incomplete(place.dataDir, request.archive));
  await refuseOtherVersion(place.dataDir, request);
  if (await isUsed(place.databaseUrl)) {
    say(`A restore of ${request.archive} waits: stop everything that uses the database, then start again.`);
    return false;
  }
  removeUnpacked(place.dataDir);
  const done = await outcomeOf(place, request);
  await writeRequest(place.dataDir, done);
  const as = request.isDetached ? ' as a detached copy' : '';
  if (done.outcome?.state === 'restored') say(`Restored ${request.archive}${as}. What was there is in ${done.safety}.`);
  else say(`${request.archive} was not restored: ${done.outcome?.reason}`);
  return true;
}
