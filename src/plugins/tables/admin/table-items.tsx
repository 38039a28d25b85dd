'use client';

import { PopupList, useAuth, useListQuery } from '@payloadcms/ui';
import { can } from '@/access/roles';
import { isImported } from '../collections';

const FORMATS = ['csv', 'json'] as const;

/** Exports what the list shows with its filters; the import has a page of its own. */
export function TableItems({ collection }: { collection: string }) {
  const { user } = useAuth();
  const { query } = useListQuery();
  // Enforced by the server (src/plugins/tables/endpoints.ts).
  if (!can({ user }, 'publish')) return null;
  const filter = query.where ? `&filter=${encodeURIComponent(JSON.stringify(query.where))}` : '';
  return (
    <>
      {FORMATS.map((format) => (
        <PopupList.Button
          key={format}
          onClick={() => window.location.assign(`/api/tables/${collection}?format=${format}${filter}`)}
        >
          {`Export as ${format.toUpperCase()}`}
        </PopupList.Button>
      ))}
      {isImported(collection) ? (
        <PopupList.Button href={`/admin/import/${collection}`}>Import a table</PopupList.Button>
      ) : null}
    </>
  );
}
