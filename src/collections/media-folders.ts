import type { Config } from 'payload';
import { editors, writers } from '@/access/rules';

/** Folders of the media library. Their names are for staff: visitors see files, not where they are kept. */
export const mediaFolders: Config['folders'] = {
  browseByFolder: false,
  collectionSpecific: false,
  collectionOverrides: [
    ({ collection }) => ({
      ...collection,
      access: { read: writers, create: writers, update: editors, delete: editors, unlock: editors },
    }),
  ],
};
