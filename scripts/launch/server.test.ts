/** A port that something else uses is refused before anything is started, whatever that is. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { inRoot } from '../process/paths.ts';
import { startServer } from './server.ts';

test.each([
  ['speaks HTTP', () => http.createServer((_, response) => response.end('Not ours'))],
  ['never responds', () => net.createServer()],
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

/** Containers often allow every port to every user. */
const firstOpenPort = () => {
  const file = '/proc/sys/net/ipv4/ip_unprivileged_port_start';
  return fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 1024;
};

test.skipIf(firstOpenPort() < 2)('a port that this user may not use is not called taken', async () => {
  const refuse = `import { refuseTakenPort } from '${inRoot('scripts/launch/server.ts')}';
    await refuseTakenPort(1).catch(({ message }) => console.log(message));`;
  const nobody = process.getuid?.() === 0 ? { uid: 65_534 } : {};
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', refuse], nobody);
  expect(stdout).toBe('This user may not listen on port 1: set PORT to 1024 or more, and put a proxy in front.\n');
});
