import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { BucketSettings } from './settings.ts';

/** How the account that owns the buckets is reached, from settings that `missingOf` has found complete. */
export const clientConfig = (settings: BucketSettings): S3ClientConfig => ({
  region: settings.S3_REGION,
  endpoint: settings.S3_ENDPOINT || undefined,
  // Buckets as paths: servers that are not Amazon's seldom have a name for each.
  forcePathStyle: Boolean(settings.S3_ENDPOINT),
  credentials: {
    accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
  },
  // Newer checksums are not understood by all of them.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
});
