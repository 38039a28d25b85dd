import type { CollectionConfig } from 'payload';
import { capability } from '@/seams/capability';
import { exported } from './collections';
import { tableEndpoints } from './endpoints';

/** The list of the collection offers its export and import. */
const withTableMenu = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: {
    ...collection.admin,
    components: {
      ...collection.admin?.components,
      listMenuItems: [
        ...(collection.admin?.components?.listMenuItems ?? []),
        { path: '/plugins/tables/admin/table-items#TableItems', clientProps: { collection: collection.slug } },
      ],
    },
  },
});

/** Tables: lists are exported to and imported from CSV and JSON (docs/decisions/054-tables.md). Adds menus and a view. */
export const tablesPlugin = capability({
  slug: 'tables',
  requires: ['redirects', 'patterns'],
  endpoints: tableEndpoints,
  extend: Object.fromEntries(exported.map((slug) => [slug, withTableMenu])),
  admin: {
    views: {
      import: {
        Component: '/plugins/tables/admin/import-view#ImportView',
        path: '/import/:collection',
        meta: { title: 'Import' },
      },
    },
  },
});
