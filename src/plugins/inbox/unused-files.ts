import { z } from 'zod';
import { env } from '@/env';
import { removeReceivedBefore } from '@/services/form-files/received';
import { removeFiles } from '@/services/form-files/stored';
import { adminClient, dataOf, requireAdminClient } from '@/services/supabase/admin-client';

const AT_ONCE = 100;
/** Longer than sending a form with files may take. */
const UNCLAIMED_MS = 3_600_000;
const EVERY_MS = 600_000;

const rows = z.array(z.object({ id: z.uuid() }));
const files = () => requireAdminClient().from('form_files');

export const filesOf = async (submissions: string[]): Promise<string[]> =>
  (await dataOf(rows, files().select('id').in('submission_id', submissions))).map(({ id }) => id);

/** Rows last, so that files are found again after a failure. Files of an entry stay. */
export async function removeUnclaimed(wanted: string[]): Promise<number> {
  let removed = 0;
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const query = files().select('id').is('submission_id', null);
    const batch = await dataOf(rows, query.in('id', wanted.slice(at, at + AT_ONCE)));
    const ids = batch.map(({ id }) => id);
    await removeFiles(ids);
    await dataOf(rows, files().delete().in('id', ids).is('submission_id', null).select('id'));
    removed += ids.length;
  }
  return removed;
}

let checkedAt = Number.NEGATIVE_INFINITY;

/** Removes files of aborted requests, and of entries deleted outside the inbox. One process at a time runs this. */
export async function removeUnusedFiles(now = new Date()): Promise<number> {
  if (!adminClient()) return 0;
  const before = new Date(now.getTime() - UNCLAIMED_MS);
  await removeReceivedBefore(env().DATA_DIR, before);
  const query = files().select('id').is('submission_id', null).lt('created_at', before.toISOString());
  const found = await dataOf(rows, query.order('created_at').limit(AT_ONCE));
  return removeUnclaimed(found.map(({ id }) => id));
}

/** For work repeated every few seconds. */
export async function removeUnusedFilesAtTimes(): Promise<void> {
  if (performance.now() - checkedAt < EVERY_MS) return;
  checkedAt = performance.now();
  await removeUnusedFiles();
}
