import type { Config } from 'payload';
import { editors, writers } from '@/access/rules';
import { refuseLostFolder } from '@/staff/hooks/existing-folder';
import { editedTogether } from './edited-together';

/** Folder names are for staff only. */
export const mediaFolders: Config['folders'] = {
  browseByFolder: false,
  collectionSpecific: false,
  collectionOverrides: [
    ({ collection }) => {
      const { hooks, ...rest } = editedTogether(collection);
      return {
        ...rest,
        access: { read: writers, create: writers, update: editors, delete: editors, unlock: editors },
        hooks: { ...hooks, beforeValidate: [...(hooks?.beforeValidate ?? []), refuseLostFolder] },
      };
    },
  ],
};
