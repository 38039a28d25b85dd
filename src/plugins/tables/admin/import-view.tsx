import './tables.css';
import type { AdminViewServerProps } from 'payload';
import { can } from '@/access/roles';
import { ViewFrame } from '@/admin/view-frame';
import { notFound, redirect } from '@/payload/navigation';
import { MOST_BYTES, MOST_ROWS } from '@/staff/table-files/limits';
import { isImported } from '../collections';
import { ImportTable } from './import-table';

export function ImportView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const segments = view.params?.segments ?? [];
  const collection = segments[1];
  if (!isImported(collection)) notFound();
  if (!req.user) redirect(`/admin/login?redirect=%2Fadmin%2Fimport%2F${collection}`);
  if (!can(req, 'publish')) redirect('/admin/unauthorized');
  const { labels } = req.payload.collections[collection].config;
  const name = typeof labels.plural === 'string' ? labels.plural : collection;
  return (
    <ViewFrame view={view} className="admin-view tables" name={`Import: ${name}`}>
      <h1>Import a table: {name}</h1>
      <p>
        A CSV or JSON file with the headings of an export, or some of them: columns that are missing stay as they are. A
        row with an id changes that document, a row without one makes a new one. Nothing changes before you have seen
        every line and confirmed. At most {MOST_ROWS.toLocaleString('en')} rows and {MOST_BYTES / 1024 / 1024} MB.
      </p>
      <ImportTable collection={collection} />
    </ViewFrame>
  );
}
