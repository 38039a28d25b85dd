import type { Readable } from 'node:stream';
import { DeleteObjectCommand, HeadObjectCommand, NotFound, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { APIError } from 'payload';
import { env } from '@/env';
import { clientConfig } from './client-config';

export const SILENT =
  'The storage of the site’s files does not respond as it should, so this was not done. Try again later, or ask an administrator.';

let client: S3Client | undefined;

/** Where uploads and visitors' files are, if not in `DATA_DIR`. */
export function bucket(): { client: S3Client; Bucket: string } | undefined {
  const { S3_BUCKET: Bucket } = env();
  if (!Bucket) return undefined;
  client ??= new S3Client(clientConfig(env()));
  return { client, Bucket };
}

type Place = NonNullable<ReturnType<typeof bucket>>;
type Content = { body: Buffer | Readable; type: string; size?: number };

export async function putObject({ client: s3, Bucket }: Place, Key: string, content: Content): Promise<void> {
  const { body: Body, type: ContentType, size: ContentLength } = content;
  await s3.send(new PutObjectCommand({ Bucket, Key, Body, ContentType, ContentLength }));
}

/** Succeeds if there is no such object. */
export async function removeObject({ client: s3, Bucket }: Place, Key: string): Promise<void> {
  await s3.send(new DeleteObjectCommand({ Bucket, Key }));
}

/** Undefined if there is no such object. */
export async function objectWritten({ client: s3, Bucket }: Place, Key: string): Promise<Date | undefined> {
  try {
    return (await s3.send(new HeadObjectCommand({ Bucket, Key }))).LastModified;
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}

/** Logs the cause, and shows staff one sentence. @throws APIError 503 */
export async function orSilent<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    console.error('[bucket] does not respond as it should (S3_BUCKET, S3_ENDPOINT and the keys):', error);
    throw new APIError(SILENT, 503, null, true);
  }
}
