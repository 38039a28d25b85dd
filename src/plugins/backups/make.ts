import path from 'node:path';
import type { Payload } from 'payload';
import { writeBackup } from '@/backup/backup';
import { backupsFolder, findArchive, newArchive, removeLeftovers } from '@/backup/folder';
import { AnotherBackupRuns, oneAtATime } from '@/backup/one-at-a-time';
import type { Report } from '@/backup/progress';
import { env } from '@/env';
import { Failure } from '@/lib/failure';
import { type BackupRun, readRun, saveRun } from './run';

const REPORT_EVERY_MS = 1_000;

/** Saves progress at most once a second, one save at a time. */
function reporter(payload: Payload, run: BackupRun) {
  let last = Number.NEGATIVE_INFINITY;
  let saved: Promise<unknown> = Promise.resolve();
  const report: Report = (progress) => {
    if (performance.now() - last < REPORT_EVERY_MS) return;
    last = performance.now();
    saved = saved.then(() => saveRun(payload, { ...run, progress })).catch(() => undefined);
  };
  return { report, saved: () => saved };
}

/** Only a `Failure` has a message for people, which must not show the server's folders. */
function reasonOf(error: unknown): string {
  return error instanceof Failure
    ? error.message.replaceAll(path.resolve(env().DATA_DIR), 'the data folder')
    : 'The log of the server says why.';
}

async function make(payload: Payload, requested: BackupRun): Promise<void> {
  const { DATABASE_URL: databaseUrl, DATA_DIR } = env();
  const dataDir = path.resolve(DATA_DIR);
  const archive = newArchive(backupsFolder(dataDir), 'person');
  const run: BackupRun = { ...requested, state: 'running', archive: path.basename(archive) };
  await saveRun(payload, run);
  const { report, saved } = reporter(payload, run);
  const madeBy = { kind: 'person' as const, name: requested.askedBy };
  try {
    await writeBackup({ databaseUrl, dataDir, archive, madeBy, report });
    await saved();
    await saveRun(payload, { ...run, state: 'done' });
  } catch (error) {
    payload.logger.error({ err: error }, 'The backup failed.');
    await saved();
    await saveRun(payload, { ...run, state: 'failed', archive: undefined, reason: reasonOf(error) });
  }
}

/** Of a backup whose process has ended: an archive with its name is complete. */
async function settle(payload: Payload, run: BackupRun): Promise<void> {
  const folder = backupsFolder(path.resolve(env().DATA_DIR));
  await removeLeftovers(folder);
  const isDone = run.archive && (await findArchive(folder, run.archive));
  const reason = 'The server was stopped meanwhile.';
  await saveRun(payload, isDone ? { ...run, state: 'done' } : { ...run, state: 'failed', archive: undefined, reason });
}

/** Makes the backup that an admin requested. False if there is none, or another backup is being made. */
export async function makeRequestedBackup(payload: Payload): Promise<boolean> {
  const isWanted = (run: BackupRun | null) => run?.state === 'waiting' || run?.state === 'running';
  if (!isWanted(await readRun(payload))) return false;
  try {
    await oneAtATime(env().DATABASE_URL, async () => {
      const run = await readRun(payload);
      if (run?.state === 'waiting') await make(payload, run);
      // This process has the lock, so the process that was making it is gone.
      if (run?.state === 'running') await settle(payload, run);
    });
    return true;
  } catch (error) {
    if (error instanceof AnotherBackupRuns) return false;
    throw error;
  }
}
