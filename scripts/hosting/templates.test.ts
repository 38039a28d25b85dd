import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it, test } from 'vitest';
import { parseEnv } from '../../src/env/index.ts';
import { routes } from '../../src/lib/routes.ts';
import { inRoot } from '../process/paths.ts';
import { flySecrets, flyTemplate, renderTemplate, serverSettings } from './templates.ts';

const read = (file: string) => fs.readFileSync(inRoot(file), 'utf8');
const manifest: { scripts: Record<string, string>; engines: { node: string }; dependencies: { node: string } } =
  JSON.parse(read('package.json'));

/** `.env.example` lists every variable. */
const known = new Set([...read('.env.example').matchAll(/^#(\w+)=/gm)].map(([, name]) => name));

const filledIn: Record<string, string> = {
  DATABASE_URL: 'postgres://alethia:secret@database.internal:5432/alethia',
  PAYLOAD_SECRET: 'x'.repeat(44),
  SITE_URL: 'https://www.example.com',
  STAFF_EMAIL: 'ada@example.com',
};

const [service] = renderTemplate().services;
const fly = flyTemplate();

const templates: Record<string, Record<string, string | undefined>> = {
  Render: {
    ...Object.fromEntries(
      service.envVars.map((one) => [one.key, 'value' in one ? one.value : filledIn[one.key]] as const),
    ),
    // Set by the start command.
    SITE_URL: filledIn.SITE_URL,
  },
  'Fly.io': { ...fly.env, ...Object.fromEntries(flySecrets().map((name) => [name, filledIn[name]])) },
  'a server': serverSettings(),
};

describe.each(Object.entries(templates))('the settings for %s', (_, settings) => {
  it('are settings of the site, and have values', () => {
    for (const [name, value] of Object.entries(settings)) {
      expect(known, name).toContain(name);
      expect(value, name).toBeTruthy();
    }
  });

  it('are valid, and none that the site needs is missing', () => {
    const env = parseEnv(settings);
    expect(env.SITE_URL).toBe('https://www.example.com');
    for (const name of ['DATABASE_URL', 'PAYLOAD_SECRET', 'SITE_URL', 'DATA_DIR', 'PROXY_HOPS'])
      expect(settings, name).toHaveProperty(name);
  });
});

describe('Render', () => {
  it('builds and starts with commands of package.json', () => {
    expect(/^npm run (\w+)$/.exec(service.buildCommand)?.[1]).toBe('build');
    expect(manifest.scripts).toHaveProperty('build');
    // Render's own address until there is a domain.
    expect(service.startCommand).toMatch(/^SITE_URL="\$\{SITE_URL:-\$RENDER_EXTERNAL_URL\}" npm start$/);
    expect(manifest.scripts).toHaveProperty('start');
  });

  it('connects the site to the database that it makes, and keeps its data on the disk', () => {
    const [database] = renderTemplate().databases;
    expect(service.envVars).toContainEqual({
      key: 'DATABASE_URL',
      fromDatabase: { name: database.name, property: 'connectionString' },
    });
    expect(service.envVars).toContainEqual({ key: 'DATA_DIR', value: service.disk.mountPath });
  });
});

describe('Fly.io', () => {
  const dockerfile = read('Dockerfile');

  it('builds an image that exists, and keeps its data on the volume', () => {
    expect(dockerfile).toMatch(new RegExp(`^FROM \\S+ AS ${fly.build['build-target']}$`, 'm'));
    expect(fly.env.DATA_DIR).toBe(fly.mounts[0].destination);
  });

  it('checks the port on which the site listens', () => {
    expect(String(fly.http_service.internal_port)).toBe(fly.env.PORT);
  });
});

test.each([
  ['Render', service.healthCheckPath],
  ['Fly.io', fly.http_service.checks[0].path],
])('the health check of %s is an address of the site that needs no database', (_, path) => {
  expect(routes[path]).toBe('endpoint');
  expect(path).toBe('/healthz');
});

test('the site starts with the Node version of every host', () => {
  const [, least = ''] = /^>=(\d+)\.\d+$/.exec(manifest.engines.node) ?? [];
  const [, ofImage] = /^FROM node:(\d+)-/m.exec(read('Dockerfile')) ?? [];
  for (const version of [read('.nvmrc').trim(), ofImage, manifest.dependencies.node.split('.')[0]])
    expect(Number(version)).toBeGreaterThanOrEqual(Number(least));
});

describe('a server', () => {
  const install = (...args: string[]) =>
    promisify(execFile)('bash', [inRoot('deploy/server/install.sh'), '--check', ...args]).then(
      ({ stdout }) => ({ code: 0, output: stdout }),
      (error: { code: number; stdout: string; stderr: string }) => ({
        code: error.code,
        output: error.stdout + error.stderr,
      }),
    );
  const isDebian = fs.existsSync('/etc/debian_version');

  it.runIf(isDebian)('has a configuration that nginx and systemd read', async () => {
    const { output } = await install('www.example.com');
    // Only Debian's release may be wrong on a developer's machine.
    expect(output.split('\n').filter((line) => line && !/Debian|^Not checked:|^Nothing is wrong/.test(line))).toEqual(
      [],
    );
  });

  it.each(['', 'localhost', 'https://www.example.com', 'www.example.com;reboot'])(
    'refuses %j as a domain',
    async (domain) => {
      const { code, output } = await install(domain);
      expect(code).not.toBe(0);
      expect(output).toContain('is no domain');
    },
  );

  it('runs as its own user behind nginx, reachable from this machine only', () => {
    for (const unit of ['alethia', 'alethia-proxy', 'alethia-backup'])
      expect(read(`deploy/server/${unit}.service`), unit).toMatch(/^User=alethia$/m);
    // The line that install.sh changes.
    expect(read('docker/reverse-proxy/nginx.conf')).toContain('listen 8080 ');
    expect(serverSettings()).not.toHaveProperty('HOST');
  });
});
