import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, it, onTestFinished } from 'vitest';
import { clientConfig } from './client-config';

it('a server that does not respond is given up', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    silent.closeAllConnections();
    silent.close();
  });
  const client = new S3Client({
    ...clientConfig({
      S3_REGION: 'eu-central-1',
      S3_ENDPOINT: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'key',
    }),
    maxAttempts: 1,
  });
  await expect(client.send(new HeadObjectCommand({ Bucket: 'site', Key: 'a' }))).rejects.toThrow(/timed out/);
});
