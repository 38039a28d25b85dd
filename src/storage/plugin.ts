import { s3Storage } from '@payloadcms/storage-s3';
import type { CollectionSlug } from 'payload';
import { env } from '../env';

const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env();

/** One folder of the bucket each, named like their folders on disk: a bucket is filled by copying `DATA_DIR`. */
const folders = { media: 'media', exports: 'exports', imports: 'imports' } satisfies Partial<
  Record<CollectionSlug, string>
>;

/**
 * Uploads in a bucket when one is set, in `DATA_DIR` otherwise. They are handed out by this site in both cases: access rules
 * hold, and the policy of the pages needs no other origin. The fields are there either way, so that schema and types do not
 * hang on a setting.
 */
export const storage = s3Storage({
  enabled: S3_BUCKET !== undefined,
  alwaysInsertFields: true,
  collections: Object.fromEntries(Object.entries(folders).map(([slug, prefix]) => [slug, { prefix }])),
  bucket: S3_BUCKET ?? '',
  config: {
    region: S3_REGION,
    endpoint: S3_ENDPOINT,
    // Buckets as paths: servers that are not Amazon's seldom have a name for each.
    forcePathStyle: S3_ENDPOINT !== undefined,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID ?? '', secretAccessKey: S3_SECRET_ACCESS_KEY ?? '' },
    // Newer checksums are not understood by all of them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  },
});
