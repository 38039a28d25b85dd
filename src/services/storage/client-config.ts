import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { Texts } from '../../env/together.ts';

type BucketSettings = Pick<Texts, 'S3_REGION' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'>;

/** Three attempts end before a request does (src/delivery/http/bounded-request.ts). Of a large file, only a pause counts. */
const CONNECTION_MS = 3_000;
const SILENCE_MS = 6_000;
const AGENT = { keepAlive: true, maxSockets: 100 };

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
  // Without limits, a server that is silent keeps requests, and their connections to the database, for ever.
  requestHandler: { connectionTimeout: CONNECTION_MS, socketTimeout: SILENCE_MS, httpAgent: AGENT, httpsAgent: AGENT },
  // Some servers do not support newer checksums.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
});
