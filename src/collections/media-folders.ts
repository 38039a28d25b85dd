import type { Config } from 'payload';
import { editors, writers } from '@/access/rules';
import { refuseLostFolder } from '@/staff/hooks/existing-folder';

/** Folder names are for staff only. */
export const mediaFolders: Config['folders'] = {
  browseByFolder: false,
  collectionSpecific: false,
  collectionOverrides: [
    ({ collection }) => ({
      ...collection,
      access: { read: writers, create: writers, update: editors, delete: editors, unlock: editors },
      hooks: { ...collection.hooks, beforeValidate: [...(collection.hooks?.beforeValidate ?? []), refuseLostFolder] },
    }),
  ],
};
