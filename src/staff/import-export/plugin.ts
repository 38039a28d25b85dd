import path from 'node:path';
import { importExportPlugin } from '@payloadcms/plugin-import-export';
import {
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  ValidationError,
} from 'payload';
import { admins, denyAll, denyField, editors } from '@/access/rules';
import { env } from '@/env';
import { PRIVATE_CACHE_CONTROL } from '../../delivery/html/status.ts';
import { auditExport, auditImport } from '../audit/transfer-hooks';
import { isTransferred, transferred } from './collections';
import { guardedTransfer } from './endpoints';
import { bufferWithoutFormulas, unescaped } from './formulas';

/** The plugin's select offers only these collections, but its API would accept any. */
const onlyTransferred: CollectionBeforeValidateHook = ({ collection, data, operation, req }) => {
  if (operation === 'create' && !isTransferred(data?.collectionSlug)) {
    const message = 'Choose one of the collections with an export button.';
    throw new ValidationError({ collection: collection.slug, errors: [{ path: 'collectionSlug', message }], req });
  }
  if (operation === 'create' && data) data.createdBy = req.user?.id;
  return data;
};

/** The plugin attaches its file when it updates the row. */
const storeWithoutFormulas: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req;
  if (operation === 'update' && file?.mimetype.startsWith('text/csv')) {
    file.data = await bufferWithoutFormulas(file.data);
    file.size = file.data.length;
  }
  return args;
};

/** The files contain drafts: only their creator and admins can read them. */
const ownOrAdmins: NonNullable<CollectionConfig['access']>['read'] = (args) =>
  admins(args) || (editors(args) && args.req.user ? { createdBy: { equals: args.req.user.id } } : false);

const ownFiles = (collection: CollectionConfig, folder: 'exports' | 'imports'): CollectionConfig => ({
  ...collection,
  admin: { ...collection.admin, group: 'Records', hideAPIURL: true },
  access: { read: ownOrAdmins, create: editors, update: denyAll, delete: ownOrAdmins, unlock: ownOrAdmins },
  endpoints: (collection.endpoints || []).map(guardedTransfer),
  fields: [
    ...collection.fields,
    {
      name: 'createdBy',
      type: 'relationship',
      label: 'Created by',
      relationTo: 'users',
      index: true,
      access: { create: denyField, update: denyField },
      admin: {
        readOnly: true,
        position: 'sidebar',
        components: { Cell: '/admin/workflow/person-cell#PersonCell' },
        description: 'Who may open the file, besides admins. Files are deleted after a week.',
      },
    },
  ],
  hooks: {
    ...collection.hooks,
    beforeOperation: [
      ...(collection.hooks?.beforeOperation ?? []),
      ...(folder === 'exports' ? [storeWithoutFormulas] : []),
    ],
    beforeValidate: [...(collection.hooks?.beforeValidate ?? []), onlyTransferred],
    afterChange: [...(collection.hooks?.afterChange ?? []), folder === 'exports' ? auditExport : auditImport],
  },
  upload: {
    ...(typeof collection.upload === 'object' ? collection.upload : {}),
    staticDir: path.resolve(env().DATA_DIR, folder),
    modifyResponseHeaders: ({ headers }) => {
      headers.set('cache-control', PRIVATE_CACHE_CONTROL);
      return headers;
    },
  },
});

/** CSV and JSON of every content collection; large ones run as background jobs. */
export const importExport = importExportPlugin({
  collections: transferred.map((slug) => ({
    slug,
    // A picture is a file, which a table row cannot contain.
    import:
      slug === 'media'
        ? false
        : {
            defaultVersionStatus: 'draft' as const,
            hooks: { before: ({ data, format }) => (format === 'csv' ? data.map((row) => unescaped(row)) : data) },
          },
  })),
  exportLimit: 20_000,
  importLimit: 5_000,
  overrideExportCollection: ({ collection }) => ownFiles(collection, 'exports'),
  overrideImportCollection: ({ collection }) => ownFiles(collection, 'imports'),
});
