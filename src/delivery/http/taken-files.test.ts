import fs from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fileLimits } from '../../../supabase/functions/_shared/file-kinds';
import { withSmallDisk } from '../../../tests/helpers/small-disk';
import { findReceived, removeReceivedBefore } from '../../services/form-files/received';
import { SiteResponse } from './site-response';
import { hasFiles, takeFiles } from './taken-files';

let dataDir: string;
let server: http.Server;
let port: number;
/** What Next would read, and the files that it would find. */
let seen: { form: FormData; files: Record<string, { name: string; size: number }> }[];
let release: () => void;

beforeEach(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'taken-'));
  seen = [];
  const held = new Promise<void>((resolve) => (release = resolve));
  server = http.createServer({ ServerResponse: SiteResponse }, async (request, response) => {
    const whole = hasFiles(request) ? await takeFiles(request, response as SiteResponse, dataDir) : request;
    if (!whole) return;
    const chunks: Buffer[] = [];
    for await (const chunk of whole) chunks.push(chunk as Buffer);
    const headers = { 'content-type': whole.headers['content-type'] ?? '' };
    const form = await new Response(Buffer.concat(chunks), { headers }).formData();
    const files: (typeof seen)[number]['files'] = {};
    for (const [name, value] of form) {
      const found = await findReceived(dataDir, value);
      if (found) files[name] = { name: found.name, size: found.size };
    }
    seen.push({ form, files });
    if (request.url?.includes('hold')) await held;
    response.writeHead(200).end('ok');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  release();
  server.closeAllConnections();
  server.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const post = (body: FormData, at = '/audit?files') => fetch(`http://127.0.0.1:${port}${at}`, { method: 'POST', body });
const left = () => {
  const folder = path.join(dataDir, 'received-files');
  return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
};
const form = (...files: [name: string, size: number][]) => {
  const data = new FormData();
  data.set('$ACTION_KEY', 'k1');
  data.set('who', 'Ada, zwölf 🛰');
  files.forEach(([name, size], index) => {
    data.append(`f${index}`, new File([new Uint8Array(size)], name));
  });
  return data;
};

it('puts the names of received files in their place, keeps the rest, and removes what is not kept', async () => {
  expect((await post(form(['plän.pdf', 3000], ['', 0], ['b.csv', 5]))).status).toBe(200);
  const [{ form: read, files } = { form: new FormData(), files: {} }] = seen;
  expect([...read.keys()]).toEqual(['$ACTION_KEY', 'who', 'f0', 'f2']);
  expect(read.get('who')).toBe('Ada, zwölf 🛰');
  expect(files).toEqual({ f0: { name: 'plän.pdf', size: 3000 }, f2: { name: 'b.csv', size: 5 } });
  await expect.poll(left).toEqual([]);
});

it('keeps the beginning only of a file that is too large, and says how large it was', async () => {
  const size = fileLimits.bytes + 70_000;
  await post(form(['big.pdf', size], ['small.pdf', 5]), '/forms/built');
  expect(seen[0]?.files).toEqual({ f0: { name: 'big.pdf', size }, f1: { name: 'small.pdf', size: 5 } });
});

it('takes no file while the disk is nearly full, and says so', async (test) => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  await withSmallDisk(test, path.join(dataDir, 'received-files'), 50, async (disk) => {
    const refused = await post(form(['a.pdf', 1]));
    expect([refused.status, await refused.text()]).toEqual([
      503,
      'Files cannot be stored right now. Please go back and try again later.\n',
    ]);
    expect(disk.files()).toEqual([]);
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('There is not enough room in'));
    disk.remove();
    expect((await post(form(['a.pdf', 1]))).status).toBe(200);
  });
});

it('removes later what the disk does not let go of', async (test) => {
  await withSmallDisk(test, path.join(dataDir, 'received-files'), 150, async (disk) => {
    const posted = post(form(['a.pdf', 10]), '/audit?files&hold');
    await expect.poll(() => seen.length).toBe(1);
    disk.close();
    release();
    expect((await posted).status).toBe(200);
    disk.open();
    expect(left()).toHaveLength(2);
    await removeReceivedBefore(dataDir, new Date(Date.now() + 1000));
    expect(left()).toEqual([]);
  });
});

it('leaves other requests alone', async () => {
  await post(form(), '/contact');
  expect(seen[0]?.form.get('who')).toBe('Ada, zwölf 🛰');
  expect(left()).toEqual([]);
});

it.each([
  ['no boundary', 'multipart/form-data', 'x'],
  [
    'no end',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="f"; filename="a"\r\n\r\nabc',
  ],
  ['no parts', 'multipart/form-data; boundary=x', 'abc'],
])('refuses a form that cannot be read (%s), and keeps nothing of it', async (_, type, body) => {
  const headers = { 'content-type': type };
  const response = await fetch(`http://127.0.0.1:${port}/audit?files`, { method: 'POST', headers, body });
  expect(response.status).toBe(400);
  expect(seen).toEqual([]);
  await expect.poll(left).toEqual([]);
});

it('refuses more files than any form has', async () => {
  const many = Array.from({ length: 11 }, (_, n): [string, number] => [`${n}.pdf`, 1]);
  expect((await post(form(...many))).status).toBe(400);
  await expect.poll(left).toEqual([]);
});

it('refuses a visitor who sends several at once already', async () => {
  const socket = () => {
    const made = net.connect(port, '127.0.0.1');
    made.on('error', () => undefined);
    made.write(
      'POST /audit?files HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100\r\n\r\n--x\r\n',
    );
    return made;
  };
  const sockets = [socket(), socket(), socket()];
  await expect.poll(async () => (await post(form())).status).toBe(429);
  for (const one of sockets) one.destroy();
  await expect.poll(async () => (await post(form())).status).toBe(200);
});

it('keeps nothing of a request that breaks off', async () => {
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const part = '--x\r\nContent-Disposition: form-data; name="f"; filename="a.pdf"\r\n\r\n';
  socket.write(
    `POST /audit?files HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000\r\n\r\n${part}abc`,
  );
  await expect.poll(() => left().length).toBe(1);
  socket.destroy();
  await expect.poll(left).toEqual([]);
  expect(seen).toEqual([]);
});

it('says that files cannot be stored where there is no room for them', async () => {
  fs.writeFileSync(path.join(dataDir, 'received-files'), '');
  expect((await post(form(['a.pdf', 1]))).status).toBe(503);
});
