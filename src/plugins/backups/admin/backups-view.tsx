import './backups.css';
import type { AdminViewServerProps } from 'payload';
import { can } from '@/access/roles';
import { ViewFrame } from '@/admin/view-frame';
import { redirect } from '@/payload/navigation';
import { findFactor } from '@/staff/sign-in/factors';
import { backupOverview } from '../overview';
import { Backups } from './backups';

export async function BackupsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (!req.user) redirect('/admin/login?redirect=%2Fadmin%2Fbackups');
  if (!can(req, 'manage')) redirect('/admin/unauthorized');
  const [overview, factor, site] = await Promise.all([
    backupOverview(req.payload),
    findFactor(req, String(req.user.id)),
    req.payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true, select: { name: true } }),
  ]);
  return (
    <ViewFrame view={view} className="admin-view backups" name="Backups">
      <h1>Backups</h1>
      <p>
        A backup is one file with the database and the uploads: every page and draft, staff accounts, the secrets of the
        site, and what visitors sent{overview.hasBucket ? '' : ', pictures included'}. Keep copies on another machine: a
        backup beside the site is lost with it.
      </p>
      {overview.hasBucket ? (
        <p>Uploads are in a bucket, which has versions of its own. They are not in these backups.</p>
      ) : null}
      <Backups first={overview} siteName={site.name} hasFactor={factor !== null} />
    </ViewFrame>
  );
}
