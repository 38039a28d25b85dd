import type { Endpoint } from 'payload';
import { audit } from '../audit/audit';
import { limitedEndpoint } from '../sign-in/endpoint';
import { forAdmins, json, refuse, withArchive } from './answers';
import { askForLink, download } from './download';
import { isWhole } from './listed';
import { backupOverview } from './overview';
import { askForRestore, cancelRestore, contents } from './restore';
import { askForRun } from './run';

const list: Endpoint = {
  path: '/backups',
  method: 'get',
  handler: forAdmins(async ({ payload }) => json(await backupOverview(payload))),
};

const make: Endpoint = {
  path: '/backups/make',
  method: 'post',
  handler: forAdmins(async (req) => {
    if (!(await askForRun(req.payload, req.user?.name ?? ''))) return refuse(409, 'A backup is being made already.');
    await audit(req, { action: 'backup', collection: 'backups', title: 'Backup', detail: 'Asked for' });
    return json({}, 202);
  }),
};

const check: Endpoint = {
  path: '/backups/:name/check',
  method: 'get',
  handler: withArchive(async (_, archive) => json({ isWhole: (await isWhole(archive)) ?? null })),
};

/**
 * Under `/api/backups`, for admins (decision 045): the list, `POST /make` and `/restore/cancel`; per backup `GET
 * /:name/check` and `/contents`, `POST /:name/link` (download) and `/restore`, both with a password.
 */
export const backupEndpoints: Endpoint[] = [
  list,
  make,
  check,
  { path: '/backups/:name/contents', method: 'get', handler: withArchive(contents) },
  limitedEndpoint('/backups/:name/link', withArchive(askForLink)),
  limitedEndpoint('/backups/:name/restore', withArchive(askForRestore)),
  { path: '/backups/restore/cancel', method: 'post', handler: forAdmins(cancelRestore) },
  { path: '/backups/download/:token', method: 'get', handler: forAdmins(download) },
];
