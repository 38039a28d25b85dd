import type { Config } from 'payload';
import { editors, writers } from '@/access/rules';
import { editedTogether } from './edited-together';

/** Folder names are for staff only. */
export const mediaFolders: Config['folders'] = {
  browseByFolder: false,
  collectionSpecific: false,
  collectionOverrides: [
    ({ collection }) => ({
      ...editedTogether(collection),
      access: { read: writers, create: writers, update: editors, delete: editors, unlock: editors },
    }),
  ],
};
