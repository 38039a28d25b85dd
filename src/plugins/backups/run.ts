import type { Payload } from 'payload';
import { z } from 'zod';
import { stages } from '@/backup/progress';
import { KEY_VALUES } from '@/payload/own-tables';

/** The last backup that an admin requested, in Payload's key-value table. */
const KEY = 'backup-run';

const schema = z.object({
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  askedAt: z.string(),
  askedBy: z.string(),
  progress: z.object({ stage: z.enum(stages), done: z.number(), of: z.number() }).optional(),
  archive: z.string().optional(),
  reason: z.string().optional(),
});
export type BackupRun = z.infer<typeof schema>;

export async function readRun(payload: Payload): Promise<BackupRun | null> {
  return schema
    .nullable()
    .catch(null)
    .parse(await payload.kv.get(KEY));
}

export const saveRun = (payload: Payload, run: BackupRun) => payload.kv.set(KEY, run);

/** Requests a backup in one statement, so that of two requests one wins. False if one is being made. */
export async function askForRun(payload: Payload, askedBy: string): Promise<boolean> {
  const run: BackupRun = { state: 'waiting', askedAt: new Date().toISOString(), askedBy };
  const { rowCount } = await payload.db.pool.query(
    `insert into ${KEY_VALUES} (key, data) values ($1, $2)
     on conflict (key) do update set data = excluded.data
       where payload_kv.data ->> 'state' not in ('waiting', 'running')`,
    [KEY, JSON.stringify(run)],
  );
  return rowCount === 1;
}
