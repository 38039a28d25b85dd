import path from 'node:path';
import type { Payload } from 'payload';
import { backupsFolder, keptBackups } from '@/backup/folder';
import { readRequest } from '@/backup/restore-request';
import { env } from '@/env';
import { LAST_BACKUP, type LastBackup } from '@/lib/last-backup';
import { type ListedBackup, listBackups } from './listed';
import { type BackupRun, readRun } from './run';

export const dataDir = () => path.resolve(env().DATA_DIR);
export const folder = () => backupsFolder(dataDir());

export type Waiting = { archive: string; askedAt: string; by: string; isDetached: boolean };

export async function waitingRestore(): Promise<Waiting | null> {
  const request = await readRequest(dataDir()).catch(() => undefined);
  if (!request) return null;
  const { archive, askedAt, askedBy, isDetached = false } = request;
  return { archive, askedAt, by: askedBy.name, isDetached };
}

export type BackupOverview = {
  backups: ListedBackup[];
  run: BackupRun | null;
  waiting: Waiting | null;
  nightly: LastBackup | null;
  kept: { nightly: number; person: number };
  /** Uploads are in a bucket, so backups do not contain them. */
  hasBucket: boolean;
};

export async function backupOverview(payload: Payload): Promise<BackupOverview> {
  const kept = { nightly: keptBackups.nightly, person: keptBackups.person };
  const [backups, run, waiting, nightly] = await Promise.all([
    listBackups(payload, folder()),
    readRun(payload),
    waitingRestore(),
    payload.kv.get<LastBackup>(LAST_BACKUP),
  ]);
  return { backups, run, waiting, nightly, kept, hasBucket: env().S3_BUCKET !== undefined };
}
