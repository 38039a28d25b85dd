import fs from 'node:fs/promises';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { S3Client } from '@aws-sdk/client-s3';
import { clientConfig } from '../../src/services/storage/client-config.ts';
import { readObject } from '../../src/services/storage/objects.ts';

const NAME = 'published';
const KEY = 'S3RVER';

export type Bucket = {
  settings: Record<string, string>;
  /** Undefined if the object does not exist. */
  read: (key: string) => Promise<string | undefined>;
  stop: () => Promise<void>;
  start: () => Promise<void>;
};

export async function startBucket(home: string): Promise<Bucket> {
  const directory = path.join(home, 'bucket');
  await fs.mkdir(directory, { recursive: true });
  const newServer = (port: number) =>
    new S3rver({
      ...{ address: '127.0.0.1', port, silent: true, directory },
      configureBuckets: [{ name: NAME, configs: [] }],
    });
  let server = newServer(0);
  const { port } = await server.run();
  const account = {
    S3_REGION: 'eu-central-1',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: KEY,
    S3_SECRET_ACCESS_KEY: KEY,
  };
  const client = new S3Client(clientConfig(account));
  return {
    settings: { MIRROR_BUCKET: NAME, ...account },
    read: async (key) => (await readObject(client, NAME, key))?.toString(),
    stop: () => server.close(),
    start: async () => {
      server = newServer(port);
      await server.run();
    },
  };
}
