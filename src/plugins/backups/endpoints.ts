import type { Endpoint } from 'payload';
import { inTransaction } from '@/payload/transaction';
import { audit } from '@/staff/audit/audit';
import { json, refuse } from '@/staff/endpoint';
import { limited } from '@/staff/sign-in/endpoint';
import { forAdmins, withArchive } from './addressed';
import { askForLink, download, linkRequest } from './download';
import { isWhole } from './listed';
import { backupOverview } from './overview';
import { askForRestore, cancelRestore, contents, restoreRequest } from './restore';
import { askForRun } from './run';

const make = forAdmins('post', '/make', (req) =>
  inTransaction(req, async () => {
    // First, so that the log names every backup.
    await audit(req, { action: 'backup', collection: 'backups', title: 'Backup', detail: 'Requested' });
    if (!(await askForRun(req.payload, req.user?.name ?? ''))) refuse(409, 'A backup is being made already.');
    return json({}, 202);
  }),
);

/**
 * Under `/api/backups`, for admins (decision 045): the list, `POST /make` and `/restore/cancel`; per backup `GET
 * /:name/check` and `/contents`, `POST /:name/link` (download) and `/restore`, both with a password.
 */
export const backupEndpoints: Endpoint[] = [
  forAdmins('get', '', ({ payload }) => backupOverview(payload)),
  make,
  withArchive('get', 'check', async (_, archive) => ({ isWhole: (await isWhole(archive)) ?? null })),
  withArchive('get', 'contents', contents),
  limited(withArchive('post', 'link', askForLink, linkRequest)),
  limited(withArchive('post', 'restore', askForRestore, restoreRequest)),
  forAdmins('post', '/restore/cancel', cancelRestore),
  forAdmins('get', '/download/:token', download),
];
