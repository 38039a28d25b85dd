import './replace.css';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { hasRole } from '@/access/roles';
import { Replace } from './replace';

/** `/admin/replace`, for those who may save drafts. Payload does not restrict custom views, so access is checked here. */
export function ReplaceView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  if (!req.user) redirect('/admin/login?redirect=%2Fadmin%2Freplace');
  if (!hasRole(req, 'admin', 'editor', 'author')) redirect('/admin/unauthorized');
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user}
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
    >
      <Gutter className="replace">
        <h1>Find and replace</h1>
        <p>
          Searches the newest version of every page, document and site text. What you replace is saved as drafts:
          nothing goes live, and you can restore an earlier version of each document. Addresses, patterns and media stay
          as they are. Put the drafts into a release to publish them together.
        </p>
        <Replace />
      </Gutter>
    </DefaultTemplate>
  );
}
