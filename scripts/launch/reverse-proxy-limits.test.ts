import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find((file) => fs.existsSync(file));
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'reverse-proxy-'));
const children: ChildProcess[] = [];
let instance: http.Server;
let proxy: string;
let entry: string;

async function freePort(): Promise<number> {
  const server = http.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };
const ask = (url: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = http.get(url, { headers, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        body += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    request.on('error', reject);
  });
const isUp = (url: string) =>
  vi.waitFor(async () => expect((await ask(`${url}/healthz`)).status).toBe(200), { timeout: 10_000, interval: 50 });

function write(file: string, text: string): string {
  const place = path.join(home, file);
  fs.mkdirSync(path.dirname(place), { recursive: true });
  fs.writeFileSync(place, text);
  return place;
}

/** Processes that this test starts are ended by their ids. */
function start(command: string, args: string[], env: Record<string, string> = {}): void {
  children.push(spawn(command, args, { env: { ...process.env, ...env }, stdio: 'ignore' }));
}

const user = process.getuid?.() === 0 ? 'user root;' : '';

beforeAll(async () => {
  if (!NGINX) return;
  instance = http.createServer(({ headers }, response) => response.end(JSON.stringify(headers)));
  await new Promise<void>((resolve) => instance.listen(0, '127.0.0.1', resolve));
  const { port: own } = instance.address() as AddressInfo;
  const [inside, outside] = [await freePort(), await freePort()];
  fs.cpSync('docker/reverse-proxy', path.join(home, 'config'), { recursive: true });
  write('config/instances.conf', `server 127.0.0.1:${own};\n`);
  const config = fs.readFileSync(path.join(home, 'config/nginx.conf'), 'utf8');
  write('config/nginx.conf', config.replace(/\blisten 8080\b/, `listen 127.0.0.1:${inside}`));
  for (const name of ['assets/a.js', '.well-known/security.txt', 'about/index.html']) {
    write(`site/fresh/${name}`, 'public');
    for (const beside of ['notes.json', 'br', 'gz']) write(`site/fresh/${name}.${beside}`, 'inside');
  }
  start('sh', [path.join(home, 'config/start.sh')], {
    PATH: `${process.env.PATH}:${path.dirname(NGINX)}`,
    REVERSE_PROXY_HOME: path.join(home, 'cache'),
    REVERSE_PROXY_SITE: path.join(home, 'site'),
    REVERSE_PROXY_WORKERS: '1',
    REVERSE_PROXY_OPTIONS: user,
  });
  const site = fs
    .readFileSync('deploy/server/site.conf', 'utf8')
    .replaceAll(/listen \S*80;/g, (line) => (line.includes('[') ? '' : `listen 127.0.0.1:${outside};`))
    .replace('@DOMAIN@', 'localhost')
    .replace('127.0.0.1:8080', `127.0.0.1:${inside}`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'scgi', 'uwsgi'].map((name) => `${name}_temp_path ${name};`);
  const around = write(
    'entry/nginx.conf',
    `${user} pid nginx.pid; error_log stderr crit; worker_processes 1; events { worker_connections 4000; } http { access_log off; ${paths.join(' ')} include site.conf; }`,
  );
  write('entry/site.conf', site);
  execFileSync(NGINX, ['-t', '-q', '-p', path.dirname(around), '-c', around, '-e', 'stderr']);
  start(NGINX, ['-p', path.dirname(around), '-c', around, '-e', 'stderr', '-g', 'daemon off;']);
  proxy = `http://127.0.0.1:${inside}`;
  entry = `http://127.0.0.1:${outside}`;
  await isUp(proxy);
  await isUp(entry);
});

afterAll(async () => {
  for (const child of children) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
  instance?.closeAllConnections();
  instance?.close();
  fs.rmSync(home, { recursive: true, force: true });
});

describe.skipIf(!NGINX)('the reverse proxy', () => {
  it('sends files, but nothing that is stored beside them', async () => {
    for (const file of ['/assets/a.js', '/.well-known/security.txt']) {
      expect(await ask(proxy + file)).toMatchObject({ status: 200, body: 'public' });
      for (const beside of ['notes.json', 'br', 'gz', 'notes%2Ejson']) {
        const response = await ask(`${proxy}${file}.${beside}`);
        expect([`${file}.${beside}`, response.status]).toEqual([`${file}.${beside}`, 404]);
        expect(response.body).not.toContain('inside');
      }
    }
    for (const page of ['/about/index.html.notes.json', '/fresh/about/index.html.notes.json', '/about.notes.json'])
      expect((await ask(proxy + page)).body).not.toContain('inside');
  });

  const forged = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-port': '1',
    forwarded: 'host=evil.example',
    host: 'www.example.com',
  };
  it.each(['/api/pages', '/admin', '/forms/contact', '/none', '/about?x=1'])(
    'does not pass on the host that a client names: %s',
    async (address) => {
      for (const url of [proxy, entry]) {
        const { body } = await ask(url + address, { ...forged, cookie: '__prerender_bypass=1' });
        expect(JSON.parse(body)).toMatchObject({ host: 'www.example.com' });
        expect(body).not.toContain('evil.example');
        expect(JSON.parse(body)).not.toHaveProperty('x-forwarded-port');
      }
    },
  );

  const flood = async (url: string, headersOf: (n: number) => Record<string, string>) => {
    const all = await Promise.all(Array.from({ length: 800 }, (_, n) => ask(url, headersOf(n))));
    return all.filter(({ status }) => status === 429);
  };
  const from = (address: string) => ({ 'x-forwarded-for': address });

  it('slows one address down, and no other', async () => {
    const refused = await flood(`${proxy}/api/pages`, () => from('198.51.100.1'));
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
    expect((await ask(`${proxy}/api/pages`, from('198.51.100.2'))).status).toBe(200);
    expect((await ask(`${proxy}/about`, from('198.51.100.1'))).status).toBe(200);
  });

  it('counts a network of IPv6 as one', async () => {
    const network = await flood(`${proxy}/api/pages`, (n) => from(`2001:db8:1:2::${n.toString(16)}`));
    expect(network.length).toBeGreaterThan(0);
    expect((await ask(`${proxy}/api/pages`, from('2001:db8:1:3::1'))).status).toBe(200);
  });

  it('counts the address that the entry point saw, whatever a client writes', async () => {
    const refused = await flood(`${entry}/api/pages`, (n) => from(`203.0.113.${n % 250}`));
    expect(refused.length).toBeGreaterThan(0);
  });

  it('lets an office open the admin, and pages without a limit', async () => {
    const office = from('198.51.100.9');
    const admin = await Promise.all(Array.from({ length: 90 }, () => ask(`${proxy}/admin`, office)));
    expect(admin.every(({ status }) => status === 200)).toBe(true);
    const pages = await Promise.all(Array.from({ length: 600 }, () => ask(`${proxy}/about`, office)));
    expect(pages.every(({ status }) => status === 200)).toBe(true);
  });
});

it.each(['docker/reverse-proxy/nginx.conf', 'deploy/server/site.conf', 'docker/gateway.conf.template'])(
  'a client must send headers and bodies in time: %s',
  (file) => {
    const text = fs.readFileSync(file, 'utf8');
    for (const name of ['client_header_timeout', 'client_body_timeout', 'send_timeout'])
      expect(Number(new RegExp(`^ +${name} (\\d+)s;`, 'm').exec(text)?.[1]), name).toBeLessThanOrEqual(30);
  },
);
