import { s3Storage } from '@payloadcms/storage-s3';
import type { CollectionSlug, Config, Field, Plugin } from 'payload';
import { denyField } from '@/access/rules';
import { env } from '@/env';
import { clientConfig } from './client-config';

const { S3_BUCKET } = env();

/** Pictures have no folder, as it would appear in addresses on every page. */
const folders = { media: '' } satisfies Partial<Record<CollectionSlug, string>>;

const s3 = s3Storage({
  enabled: S3_BUCKET !== undefined,
  alwaysInsertFields: true,
  collections: Object.fromEntries(Object.entries(folders).map(([slug, prefix]) => [slug, { prefix }])),
  bucket: S3_BUCKET ?? '',
  config: clientConfig(env()),
});

/** Clients must not choose a file's location: it could be another collection's restricted file. */
const isPlace = (field: Field) => 'name' in field && (field.name === 'prefix' || field.name === '_objectKey');
const lock = (field: Field): Field =>
  isPlace(field) ? ({ ...field, access: { create: denyField, update: denyField } } as Field) : field;

/**
 * Uploads in a bucket if configured, otherwise in `DATA_DIR`. The site serves both, with access rules and without
 * another origin in the policy. The plugin's hooks would remove files before the change of their rows is committed, and
 * would not try again if that fails; `storeInBucket` and `rolled-back.ts` replace them. The fields always exist, so that
 * schema and types do not depend on a setting.
 */
export const storage: Plugin = async (incoming: Config) => {
  const config = await s3(incoming);
  const hooksOf = (slug: string) => incoming.collections?.find((collection) => collection.slug === slug)?.hooks;
  const collections = config.collections?.map((collection) => {
    if (!(collection.slug in folders)) return collection;
    const { afterChange, afterDelete } = hooksOf(collection.slug) ?? {};
    const hooks = { ...collection.hooks, afterChange, afterDelete };
    return { ...collection, hooks, fields: collection.fields.map(lock) };
  });
  return { ...config, collections };
};
