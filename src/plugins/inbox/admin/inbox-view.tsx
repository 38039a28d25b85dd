import './inbox.css';
import { Banner } from '@payloadcms/ui';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { z } from 'zod';
import { can } from '@/access/roles';
import { ViewFrame } from '@/admin/view-frame';
import { backTo, erasePath, listPath, readFilter, rowPath } from '@/lib/inbox-addresses';
import { isListName } from '@/lib/inbox-lists';
import { notFound, redirect } from '@/payload/navigation';
import { isNoticeName, notices } from '../notices';
import { ErasePage } from './erase-page';
import { ListPage } from './list-page';
import { RowPage } from './row-page';

const text = z.preprocess((value) => (Array.isArray(value) ? value[0] : value), z.string().catch(''));

/** Undefined if there is no such page. */
function pageAt(segments: string[], query: Record<string, unknown>, req: PayloadRequest) {
  const [list, id, ...rest] = segments;
  if (rest.length > 0) return undefined;
  if (list === 'erase' && !id) {
    const email = text.parse(query.email).trim();
    return { path: erasePath(email), page: <ErasePage email={email} /> };
  }
  if (!isListName(list)) return undefined;
  const filter = readFilter(query);
  if (id) return { path: rowPath(list, id, filter), page: <RowPage list={list} id={id} filter={filter} req={req} /> };
  return { path: listPath(list, filter), page: <ListPage list={list} filter={filter} req={req} /> };
}

/** For browsers without scripts. */
function Notice({ name }: { name: unknown }) {
  if (!isNoticeName(name)) return null;
  const { tone, text } = notices[name];
  return (
    <div role={tone === 'error' ? 'alert' : 'status'}>
      <Banner type={tone}>{text}</Banner>
    </div>
  );
}

export async function InboxView(view: AdminViewServerProps) {
  const { params, searchParams } = view;
  const { req } = view.initPageResult;
  const [, ...segments] = params?.segments ?? [];
  const query = searchParams ?? {};
  const shown = pageAt(segments.map(String), query, req);
  if (!req.user) {
    redirect(`/admin/login?redirect=${encodeURIComponent(backTo(shown?.path))}`);
  }
  if (!can(req, 'publish')) redirect('/admin/unauthorized');
  if (segments.length === 0) redirect(listPath('messages'));
  if (!shown) notFound();
  return (
    <ViewFrame view={view} className="inbox">
      <Notice name={query.notice} />
      {shown.page}
    </ViewFrame>
  );
}
