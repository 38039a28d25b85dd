import type { CollectionConfig } from 'payload';

/** The list of the collection offers its export and import. */
export const withTableMenu = (collection: CollectionConfig): CollectionConfig => ({
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
