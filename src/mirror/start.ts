import fs from 'node:fs/promises';
import path from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { onPublished } from '../publishing/process-record.ts';
import { clientConfig } from '../services/storage/client-config.ts';
import { readObject } from '../services/storage/objects.ts';
import { bucketTarget } from './bucket.ts';
import { Mirror } from './mirror.ts';
import { bucketVersions, folderVersions } from './picture-versions.ts';
import { type PublishedFile, publishedFiles } from './published-files.ts';

/** Right after a publish, and otherwise. */
const SOON_MS = 500;
const SELDOM_MS = 30_000;
/** Time to render the expired pages. */
const BUSY_MS = 30_000;

type Options = { pages: string; dataDir: string; environment: NodeJS.ProcessEnv };

const clientOf = ({ S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: NodeJS.ProcessEnv) =>
  new S3Client(clientConfig({ S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }));

export function siteFiles({ pages, dataDir, environment }: Options): () => Promise<PublishedFile[]> {
  const { S3_BUCKET = '', SITE_URL = '' } = environment;
  const client = S3_BUCKET ? clientOf(environment) : undefined;
  const picture = async (name: string) => {
    const found = client
      ? await readObject(client, S3_BUCKET, name)
      : await fs.readFile(path.join(dataDir, 'media', name));
    if (!found) throw new Error(`the picture ${name} is lost`);
    return found;
  };
  const pictureVersions = () =>
    client ? bucketVersions(client, S3_BUCKET) : folderVersions(path.join(dataDir, 'media'));
  const build = path.resolve('.next/static');
  return () => publishedFiles({ pages, build, picture, pictureVersions, siteUrl: SITE_URL });
}

export function startMirror(options: Options): void {
  const target = bucketTarget(clientOf(options.environment), options.environment.MIRROR_BUCKET ?? '');
  const mirror = new Mirror(siteFiles(options), target);
  let busyUntil = Number.NEGATIVE_INFINITY;
  let isFailing = false;
  let isLooking = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    clearTimeout(timer);
    try {
      await mirror.sync();
      if (isFailing) console.log('[mirror] is up to date again');
      isFailing = false;
    } catch (error) {
      // Logged once per outage.
      if (!isFailing)
        console.error('[mirror] not copied, tried again:', error instanceof Error ? error.message : error);
      isFailing = true;
    }
    isLooking = false;
    timer = setTimeout(look, performance.now() < busyUntil ? SOON_MS : SELDOM_MS).unref();
  };
  onPublished(() => {
    busyUntil = performance.now() + BUSY_MS;
    void look();
  });
  void look();
}
