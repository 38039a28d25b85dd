'use client';

import { PopupList, useAuth, useConfig, useListQuery } from '@payloadcms/ui';
import { mergeListSearchAndWhere } from 'payload/shared';
import { can } from '@/access/roles';
import { saveFileFromMenu } from '@/admin/save-file';
import { isImported } from '../collections';

const FORMATS = ['csv', 'json'] as const;

/** Exports what the list shows with its search and its filters; the import has a page of its own. */
export function TableItems({ collection }: { collection: string }) {
  const { user } = useAuth();
  const { query } = useListQuery();
  const { getEntityConfig } = useConfig();
  // Enforced by the server (src/plugins/tables/endpoints.ts).
  if (!can({ user }, 'publish')) return null;
  const collectionConfig = getEntityConfig({ collectionSlug: collection });
  const where = mergeListSearchAndWhere({
    collectionConfig,
    search: query.search ?? '',
    where: structuredClone(query.where),
  });
  const filter = `&filter=${encodeURIComponent(JSON.stringify(where))}`;
  return (
    <>
      {FORMATS.map((format) => (
        <PopupList.Button
          key={format}
          onClick={() => void saveFileFromMenu(`/api/tables/${collection}?format=${format}${filter}`)}
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
