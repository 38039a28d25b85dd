import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';

/** Undefined if there is no such object. */
export async function readObject(client: S3Client, Bucket: string, Key: string): Promise<Buffer | undefined> {
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
    return Body && Buffer.from(await Body.transformToByteArray());
  } catch (error) {
    if ((error as { name?: string }).name === 'NoSuchKey') return undefined;
    throw error;
  }
}
