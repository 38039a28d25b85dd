import { expect, it } from 'vitest';
import { missingOf } from './bucket';

const all = { S3_BUCKET: 'b', S3_REGION: 'r', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };

it('a bucket is configured completely or not at all; the endpoint is optional', () => {
  expect(missingOf({})).toEqual([]);
  expect(missingOf(all)).toEqual([]);
  expect(missingOf({ ...all, S3_ENDPOINT: 'https://s3.example' })).toEqual([]);
});

it('says what is missing, and for which bucket', () => {
  expect(missingOf({ S3_ENDPOINT: 'https://s3.example' })).toHaveLength(4);
  expect(missingOf({ ...all, S3_SECRET_ACCESS_KEY: undefined })).toEqual([
    'S3_SECRET_ACCESS_KEY is missing: S3_BUCKET needs it.',
  ]);
});

it("the mirror's bucket needs the same keys, but no bucket for uploads", () => {
  const { S3_BUCKET: _, ...keys } = all;
  expect(missingOf({ ...keys, MIRROR_BUCKET: 'm' })).toEqual([]);
  expect(missingOf({ MIRROR_BUCKET: 'm' })).toHaveLength(3);
  expect(missingOf(keys)).toEqual(['S3_BUCKET is missing: S3_REGION needs it.']);
});
