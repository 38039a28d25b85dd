import { expect, it } from 'vitest';
import { missingOf } from './settings';

const all = { S3_BUCKET: 'b', S3_REGION: 'r', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };

it('a bucket is named wholly or not at all; an endpoint is one’s own business', () => {
  expect(missingOf({})).toEqual([]);
  expect(missingOf(all)).toEqual([]);
  expect(missingOf({ ...all, S3_ENDPOINT: 'https://s3.example' })).toEqual([]);
});

it('says what is missing, and of what', () => {
  expect(missingOf({ S3_ENDPOINT: 'https://s3.example' })).toHaveLength(4);
  expect(missingOf({ ...all, S3_SECRET_ACCESS_KEY: undefined })).toEqual([
    'S3_SECRET_ACCESS_KEY is missing: S3_BUCKET needs it.',
  ]);
});
