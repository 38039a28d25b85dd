import path from 'node:path';
import { importExportPlugin } from '@payloadcms/plugin-import-export';
import type { CollectionConfig, CollectionSlug } from 'payload';
import { editors, nobody } from '../access/rules';
import { auditExport, auditImport, guardedTransfer } from '../audit/transfer-hooks';
import { env } from '../env';
import { contentCollections } from '../lib/content-collections';

/** Exported and imported as tables. Pages travel as files of their own, too, with their pictures (src/page-files). */
const exported = [...contentCollections, 'redirects', 'patterns', 'media'] as const;

const ownFiles = (collection: CollectionConfig, folder: 'exports' | 'imports'): CollectionConfig => ({
  ...collection,
  admin: { ...collection.admin, group: 'Records', hideAPIURL: true },
  // The files hold drafts: whoever may not see those may not have the file.
  access: { read: editors, create: editors, update: nobody, delete: editors, unlock: editors },
  endpoints: (collection.endpoints || []).map(guardedTransfer),
  hooks: {
    ...collection.hooks,
    afterChange: [...(collection.hooks?.afterChange ?? []), folder === 'exports' ? auditExport : auditImport],
  },
  upload: {
    ...(typeof collection.upload === 'object' ? collection.upload : {}),
    staticDir: path.resolve(env().DATA_DIR, folder),
  },
});

/** CSV and JSON of every collection of content; big ones are written by the background work. */
export const importExport = importExportPlugin({
  collections: exported.map((slug) => ({
    slug: slug as CollectionSlug,
    // A picture is a file: rows of a table cannot bring it.
    import: slug === 'media' ? false : { defaultVersionStatus: 'draft' as const },
  })),
  exportLimit: 20_000,
  importLimit: 5_000,
  overrideExportCollection: ({ collection }) => ownFiles(collection, 'exports'),
  overrideImportCollection: ({ collection }) => ownFiles(collection, 'imports'),
});
