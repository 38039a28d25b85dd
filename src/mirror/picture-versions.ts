import fs from 'node:fs/promises';
import path from 'node:path';
import { ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';

/** By name. A file keeps its name when it is cropped or cleaned. */
export type PictureVersions = ReadonlyMap<string, string>;

export async function folderVersions(folder: string): Promise<PictureVersions> {
  const names = await fs.readdir(folder).catch(() => []);
  const versions = await Promise.all(
    names.map(async (name) => {
      const stat = await fs.stat(path.join(folder, name)).catch(() => undefined);
      return [name, stat ? `${Math.round(stat.mtimeMs)}-${stat.size}` : ''] as const;
    }),
  );
  return new Map(versions);
}

/** Uploads have no folder; exports and visitors' files do. */
export async function bucketVersions(client: S3Client, Bucket: string): Promise<PictureVersions> {
  const versions = new Map<string, string>();
  let ContinuationToken: string | undefined;
  do {
    const page = await client.send(new ListObjectsV2Command({ Bucket, Delimiter: '/', ContinuationToken }));
    for (const { Key, ETag } of page.Contents ?? []) if (Key) versions.set(Key, ETag ?? '');
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
  return versions;
}
