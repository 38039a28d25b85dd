import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import { hasRole } from '@/access/roles';
import { findArchive } from '@/backup/folder';
import { folder } from './overview';

const headers = { 'cache-control': 'no-store' };

export const json = (body: object, status = 200) => Response.json(body, { status, headers });
export const refuse = (status: number, error: string) => json({ error }, status);

type Handler = (req: PayloadRequest) => Promise<Response>;

/** Backups hold everything that the site knows: no other role may even see their names. */
export const forAdmins =
  (handler: Handler): Handler =>
  async (req) =>
    hasRole(req, 'admin') ? handler(req) : refuse(403, 'Only admins may see, make and restore backups.');

export const withArchive = (handler: (req: PayloadRequest, archive: string) => Promise<Response>): Handler =>
  forAdmins(async (req) => {
    const archive = await findArchive(folder(), String(req.routeParams?.name ?? ''));
    return archive ? handler(req, archive) : refuse(404, 'This backup is no longer there. Load the page again.');
  });

export async function read<T>(req: PayloadRequest, schema: z.ZodType<T>): Promise<T | Response> {
  const sent = schema.safeParse(await req.json?.().catch(() => undefined));
  return sent.success ? sent.data : refuse(400, sent.error.issues[0]?.message ?? 'The request cannot be read.');
}
