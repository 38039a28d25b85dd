import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { Failure } from '../lib/failure.ts';
import { parseJson } from '../lib/parse-json.ts';
import { replaceFile } from '../lib/replace-file.ts';

/**
 * Requested by an admin; the next start carries it out (scripts/backup), because it replaces the database. The commands
 * `restore` and `rollback` keep theirs here while they work.
 */
const schema = z.object({
  archive: z.string().min(1),
  askedAt: z.iso.datetime(),
  askedBy: z.object({ id: z.string(), name: z.string() }),
  /** What is restored is a copy that fires nothing (scripts/backup/detach.ts). */
  isDetached: z.boolean().optional(),
  /** Path of the backup of the site before; from then on the database may be empty. */
  safety: z.string().optional(),
  /** Set at the end, until reported. */
  outcome: z
    .object({ at: z.iso.datetime(), state: z.enum(['restored', 'failed']), reason: z.string().optional() })
    .optional(),
});
export type RestoreRequest = z.infer<typeof schema>;

export const requestIn = (dataDir: string) => path.join(dataDir, 'restore-request.json');

/** The restore that waits for the next start, if any. @throws Failure if the file was edited and cannot be read */
export async function readRequest(dataDir: string): Promise<RestoreRequest | undefined> {
  const text = await fs.readFile(requestIn(dataDir), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const request = schema.safeParse(parseJson(text)).data;
  if (!request) throw new Failure(`${requestIn(dataDir)} cannot be read. Delete it, and ask for the restore again.`);
  return request;
}

export const writeRequest = (dataDir: string, request: RestoreRequest): Promise<void> =>
  replaceFile(requestIn(dataDir), `${JSON.stringify(request, null, 2)}\n`, 0o600);

export const removeRequest = (dataDir: string) => fs.rm(requestIn(dataDir), { force: true });
