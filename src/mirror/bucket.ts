import { DeleteObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { z } from 'zod';
import { readObject } from '../services/storage/objects.ts';
import type { Target } from './mirror.ts';

/** Versions of copied files, kept in the bucket so that another process can continue. */
const LIST = '.mirror.json';

/** For a CDN to serve the site from. */
export const bucketTarget = (client: S3Client, Bucket: string): Target => ({
  put: async ({ key, type, cacheControl, isDownload }, Body) => {
    const ContentDisposition = isDownload ? 'attachment' : undefined;
    const about = { ContentType: type, CacheControl: cacheControl, ContentDisposition };
    await client.send(new PutObjectCommand({ Bucket, Key: key, Body, ...about }));
  },
  remove: async (Key) => {
    await client.send(new DeleteObjectCommand({ Bucket, Key }));
  },
  load: async () => {
    const list = await readObject(client, Bucket, LIST);
    const parsed = list ? z.record(z.string(), z.string()).safeParse(JSON.parse(list.toString())) : undefined;
    return parsed?.success ? parsed.data : {};
  },
  save: async (versions) => {
    const Body = JSON.stringify(versions);
    await client.send(
      new PutObjectCommand({ Bucket, Key: LIST, Body, ContentType: 'application/json', CacheControl: 'no-store' }),
    );
  },
});
