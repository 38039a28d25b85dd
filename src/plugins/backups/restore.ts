import path from 'node:path';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { readRequest, removeRequest, writeRequest } from '@/backup/restore-request';
import { inTransaction } from '@/payload/transaction';
import { audit } from '@/staff/audit/audit';
import { serialise } from '@/staff/editorial/no-silent-overwrite';
import { json, refuse } from '@/staff/endpoint';
import { compareContents } from './contents';
import { isWhole, manifestOf, ownMigrations, releaseOf } from './listed';
import { dataDir, waitingRestore } from './overview';
import { problemOfProof, proof } from './prove';

const UNREADABLE = 'This file is not a backup of this site, or one of a later release.';
const NEWER = 'This backup is of a newer release. Install that release first.';
const WAITS = 'A restore is already pending. Cancel it first.';

/** `GET …/contents`: a backup compared with the site as it is. */
export async function contents(req: PayloadRequest, archive: string): Promise<Response> {
  const manifest = await manifestOf(archive);
  if (!manifest) return refuse(400, UNREADABLE);
  const files = manifest.files.filter(({ path: file }) => file.startsWith('files/')).length;
  return json({ compared: await compareContents(req.payload, manifest), files, madeAt: manifest.madeAt });
}

export const restoreRequest = z.object({
  ...proof,
  site: z.string().trim().max(200),
  /** Of a box in the form. */
  detached: z.literal('on').optional(),
});

async function obstacle(req: PayloadRequest, archive: string): Promise<string | undefined> {
  const manifest = await manifestOf(archive);
  if (!manifest) return UNREADABLE;
  if (releaseOf(manifest, await ownMigrations(req.payload)) === 'newer') return NEWER;
  if ((await isWhole(archive)) === false) return 'This backup is damaged: its checksum does not match. Choose another.';
  return (await waitingRestore()) ? WAITS : undefined;
}

/** `POST …/restore` with the site's name, password and code: the next start restores this backup, as a detached copy if chosen. */
export async function askForRestore(
  req: PayloadRequest,
  archive: string,
  { site, detached, ...given }: z.infer<typeof restoreRequest>,
): Promise<Response> {
  const { name } = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    overrideAccess: true,
    select: { name: true },
    req,
  });
  if (site !== name) return refuse(400, `Type the name of the site as it is written: ${name}`);
  const problem = (await problemOfProof(req, given, 'restore a backup')) ?? (await obstacle(req, archive));
  if (problem) return refuse(400, problem);
  const { id = '', name: person = '' } = req.user ?? {};
  const title = path.basename(archive);
  const isDetached = detached === 'on';
  const askedBy = { id: String(id), name: person };
  const detail = isDetached ? 'Restore as a detached copy requested' : 'Restore requested';
  await audit(req, { action: 'backup', title, collection: 'backups', detail });
  await writeRequest(dataDir(), { archive: title, askedAt: new Date().toISOString(), askedBy, isDetached });
  return json({ waiting: await waitingRestore() }, 201);
}

/** `POST …/restore/cancel`: until the next start. */
export const cancelRestore = (req: PayloadRequest): Promise<Response> =>
  inTransaction(req, async () => {
    await serialise(req, 'restore');
    const request = await readRequest(dataDir());
    if (request) {
      await removeRequest(dataDir());
      const about = { title: request.archive, collection: 'backups' };
      await audit(req, { ...about, action: 'backup', detail: 'Restore canceled' });
    }
    return json({ waiting: null });
  });
