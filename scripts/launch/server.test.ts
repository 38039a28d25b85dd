/** A port that something else uses is refused before anything is started, whatever that is. */
import fs from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startServer } from './server.ts';

test.each([
  ['speaks HTTP', () => http.createServer((_, response) => response.end('Not ours'))],
  ['never answers', () => net.createServer()],
])('a program that %s', async (_, make) => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'server-'));
  const log = path.join(directory, 'site.log');
  const other = make();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const started = startServer({ mode: 'start', directory, port, exactPort: true, environment: () => ({}), log });
  await expect(started).rejects.toThrow(`Port ${port} is taken: stop what listens there, or set PORT to another.`);
  expect(fs.readdirSync(directory)).toEqual([]);
  other.close();
  fs.rmSync(directory, { recursive: true });
});
