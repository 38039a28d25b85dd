import type { Endpoint, PayloadRequest } from 'payload';
import type { z } from 'zod';
import { findArchive } from '@/backup/folder';
import { refuse, staffEndpoint } from '@/staff/endpoint';
import { folder } from './overview';

/** Backups hold everything that the site knows: no other role may even see their names. */
const shared = { can: 'manage', notAllowed: 'Only admins may see, make and restore backups.' } as const;

export const forAdmins = (
  method: 'get' | 'post',
  path: string,
  work: (req: PayloadRequest) => Promise<object>,
): Endpoint => staffEndpoint({ ...shared, method, path: `/backups${path}`, work });

/** The archive named in the path, or 404. */
export const archiveOf = async (name: unknown): Promise<string> =>
  (await findArchive(folder(), String(name ?? ''))) ??
  refuse(404, 'This backup is no longer there. Load the page again.');

/** About one archive; `body`: what a POST has to hold. */
export const withArchive = <Body = undefined>(
  method: 'get' | 'post',
  path: string,
  work: (req: PayloadRequest, archive: string, body: Body) => Promise<object>,
  body?: z.ZodType<Body>,
): Endpoint =>
  staffEndpoint({
    ...shared,
    method,
    path: `/backups/:name/${path}`,
    body,
    work: async (req, sent) => work(req, await archiveOf(req.routeParams?.name), sent.body),
  });
