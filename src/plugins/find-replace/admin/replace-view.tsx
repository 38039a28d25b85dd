import './replace.css';
import type { AdminViewServerProps } from 'payload';
import { can } from '@/access/roles';
import { ViewFrame } from '@/admin/view-frame';
import { redirect } from '@/payload/navigation';
import { Replace } from './replace';

export function ReplaceView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (!req.user) redirect('/admin/login?redirect=%2Fadmin%2Freplace');
  if (!can(req, 'write')) redirect('/admin/unauthorized');
  return (
    <ViewFrame view={view} className="admin-view replace" name="Find and replace">
      <h1>Find and replace</h1>
      <p>
        Searches the newest version of every page, document and site text. What you replace is saved as drafts: nothing
        goes live, and you can restore an earlier version of each document. Addresses, patterns and media stay as they
        are. Put the drafts into a release to publish them together.
      </p>
      <Replace />
    </ViewFrame>
  );
}
