import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { Texts } from '../../env/together.ts';

type BucketSettings = Pick<Texts, 'S3_REGION' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'>;

/** The settings are complete (src/env/together.ts). */
export const clientConfig = (settings: BucketSettings): S3ClientConfig => ({
  region: settings.S3_REGION,
  endpoint: settings.S3_ENDPOINT || undefined,
  // Path-style: servers other than Amazon's rarely have a host name per bucket.
  forcePathStyle: Boolean(settings.S3_ENDPOINT),
  credentials: {
    accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
  },
  // Some servers do not support newer checksums.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
});
