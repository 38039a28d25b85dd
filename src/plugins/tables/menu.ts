import type { CollectionConfig, Plugin } from 'payload';
import { isExported } from './collections';

const withMenu = (collection: CollectionConfig): CollectionConfig => ({
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

/** The lists of these collections offer their export and import. */
export const tableMenus: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((one) => (isExported(one.slug) ? withMenu(one) : one)) ?? [],
});
