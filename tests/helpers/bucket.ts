import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';

const NAME = 'site';

/**
 * A bucket behind a server that can be told to fail. `refuses`: which requests, by method and address; `loses`: of which
 * ones the response is lost although they are carried out.
 */
export async function startBucket() {
  const directory = fs.mkdtempSync(`${tmpdir()}/bucket-`);
  const options = { address: '127.0.0.1', port: 0, silent: true, directory };
  const server = new S3rver({ ...options, configureBuckets: [{ name: NAME, configs: [] }] });
  const { port } = await server.run();
  const faults: { refuses?: RegExp; loses?: RegExp } = {};
  const front = http.createServer((request, response) => {
    const { method, url, headers, socket } = request;
    const line = `${method} ${url}`;
    if (faults.refuses?.test(line)) {
      request.resume().on('end', () => response.writeHead(403).end());
      return;
    }
    const inner = http.request({ host: '127.0.0.1', port, method, path: url, headers }, (received) => {
      if (faults.loses?.test(line)) received.resume().on('end', () => socket.destroy());
      else received.pipe(response.writeHead(received.statusCode ?? 0, received.headers));
    });
    request.pipe(inner);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  return {
    directory,
    faults,
    settings: {
      S3_BUCKET: NAME,
      S3_REGION: 'eu-central-1',
      S3_ENDPOINT: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    /** The keys of what it contains. */
    stored: () =>
      fs
        .readdirSync(path.join(directory, NAME), { recursive: true, encoding: 'utf8' })
        .flatMap((file) => (file.endsWith('._S3rver_object') ? [file.replace('._S3rver_object', '')] : []))
        .toSorted(),
    close: async () => {
      front.closeAllConnections();
      front.close();
      await server.close();
      fs.rmSync(directory, { recursive: true });
    },
  };
}
