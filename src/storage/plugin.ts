import { s3Storage } from '@payloadcms/storage-s3';
import type { CollectionSlug, Config, Field, Plugin } from 'payload';
import { nobodysField } from '../access/rules';
import { env } from '../env';
import { clientConfig } from './client-config';

const { S3_BUCKET } = env();

/**
 * Pictures lie at the top of the bucket: a folder would show in their addresses, on every page. Tables have folders, as the
 * name of an export may also be that of an import.
 */
const folders = { media: '', exports: 'exports', imports: 'imports' } satisfies Partial<Record<CollectionSlug, string>>;

const s3 = s3Storage({
  enabled: S3_BUCKET !== undefined,
  alwaysInsertFields: true,
  collections: Object.fromEntries(Object.entries(folders).map(([slug, prefix]) => [slug, { prefix }])),
  bucket: S3_BUCKET ?? '',
  config: clientConfig(env()),
});

/** Where a file lies is nobody's to choose: it could be where another collection keeps what not everybody may read. */
const isPlace = (field: Field) => 'name' in field && (field.name === 'prefix' || field.name === '_objectKey');
const lock = (field: Field): Field =>
  isPlace(field) ? ({ ...field, access: { create: nobodysField, update: nobodysField } } as Field) : field;

/**
 * Uploads in a bucket when one is set, in `DATA_DIR` otherwise. They are handed out by this site in both cases: access rules
 * hold, and the policy of the pages needs no other origin. The fields are there either way, so that schema and types do not
 * hang on a setting.
 */
export const storage: Plugin = async (incoming: Config) => {
  const config = await s3(incoming);
  const collections = config.collections?.map((collection) =>
    collection.slug in folders ? { ...collection, fields: collection.fields.map(lock) } : collection,
  );
  return { ...config, collections };
};
