import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, test } from 'vitest';
import { parseEnv } from '../../src/env/index.ts';
import { names } from '../../src/env/variables.ts';
import { routes } from '../../src/lib/routes.ts';
import { inRoot } from '../process/paths.ts';
import { flySecrets, flyTemplate, renderTemplate, serverSettings } from './templates.ts';

const read = (file: string) => fs.readFileSync(inRoot(file), 'utf8');
const manifest: { scripts: Record<string, string>; engines: { node: string }; dependencies: { node: string } } =
  JSON.parse(read('package.json'));

const known = new Set<string>(names);

const filledIn: Record<string, string> = {
  DATABASE_URL: 'postgres://alethia:secret@database.internal:5432/alethia',
  PAYLOAD_SECRET: '0123456789abcdef0123456789abcdef',
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
  const [, ofImage] = /^ARG NODE=node:(\d+)\./m.exec(read('Dockerfile')) ?? [];
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
    // Only Debian's release, and the place of the repository, may be wrong on a developer's machine.
    const expected = /Debian|^Not checked:|^Nothing is wrong|others than root may change/;
    expect(output.split('\n').filter((line) => line && !expected.test(line))).toEqual([]);
  });

  it.each(['', 'localhost', 'https://www.example.com', 'www.example.com;reboot'])(
    'refuses %j as a domain',
    async (domain) => {
      const { code, output } = await install(domain);
      expect(code).not.toBe(0);
      expect(output).toContain('is no domain');
    },
  );

  const units = ['alethia@', 'alethia-proxy', 'alethia-backup'];

  it.each(units)('%s writes its own data only, and gains no rights', (unit) => {
    const lines = read(`deploy/server/${unit}.service`).split('\n');
    for (const line of ['User=alethia', 'ProtectSystem=strict', 'NoNewPrivileges=yes', 'CapabilityBoundingSet='])
      expect(lines).toContain(line);
    const written = lines.filter((line) => /^(ReadWritePaths|CacheDirectory|StateDirectory)=/.test(line));
    expect(written).toEqual(
      {
        'alethia@': ['ReadWritePaths=/srv/alethia/releases/%i/.next /var/lib/alethia'],
        'alethia-proxy': ['CacheDirectory=alethia'],
        'alethia-backup': ['ReadWritePaths=/var/lib/alethia'],
      }[unit],
    );
  });

  it('has code that only root may change', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'server-'));
    const put = (file: string, mode: number) => {
      fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      fs.writeFileSync(path.join(folder, file), '');
      fs.chmodSync(path.join(folder, file), mode);
    };
    for (const file of ['scripts/run.mjs', 'node_modules/next/index.js', '.next/built-from', '.env']) put(file, 0o666);
    const [, script = ''] = /^(own_code\(\) \{[\s\S]*?^\})/m.exec(read('deploy/server/install.sh')) ?? [];
    // The owners need root and the user.
    const stubs = 'chown() { echo "$@"; }; chgrp() { echo "$@"; }';
    const { stdout } = await promisify(execFile)('bash', [
      '-c',
      `set -eu; ${stubs}\n${script}\nown_code "$1"`,
      '-',
      folder,
    ]);
    expect(stdout.replaceAll(folder, '').trim().split('\n')).toEqual([
      '-R root:root ',
      'alethia /.env',
      '-R alethia:alethia /.next',
    ]);
    const mode = (file: string) => (fs.statSync(path.join(folder, file)).mode & 0o777).toString(8);
    expect(['scripts/run.mjs', 'node_modules/next/index.js', '.env'].map(mode)).toEqual(['644', '644', '640']);
    fs.rmSync(folder, { recursive: true });
  });

  it('gives a release the files and pages of the one before, but not those of earlier ones', async () => {
    const home = fs.mkdtempSync(path.join(os.tmpdir(), 'releases-'));
    const put = (file: string, age = 0) => {
      fs.mkdirSync(path.dirname(path.join(home, file)), { recursive: true });
      fs.writeFileSync(path.join(home, file), file);
      const at = Date.now() / 1000 - age;
      fs.utimesSync(path.join(home, file), at, at);
    };
    put('a/.next/static/chunks/of-before-a.js', 20);
    put('a/.git', 10);
    for (const file of ['static/chunks/a.js', 'static/chunks/both.js', 'site/fresh/index.html']) put(`a/.next/${file}`);
    for (const file of ['static/chunks/b.js', 'static/chunks/both.js', 'site/fresh/gone/index.html'])
      put(`b/.next/${file}`);
    put('older/.next/static/chunks/older.js');
    for (const release of ['a', 'b']) {
      put(`${release}/src/env/variables.ts`);
      fs.writeFileSync(path.join(home, release, 'src/env/variables.ts'), 'PAGES_DIR: folder,');
    }
    fs.symlinkSync(path.join(home, 'a'), path.join(home, 'current'));
    const functions = /^name_of\(\).*$|^hand_over\(\) \{[\s\S]*?^\}/gm;
    const script = read('deploy/server/install.sh').match(functions)?.join('\n');
    const run = (to: string) =>
      promisify(execFile)('bash', [
        ...['-c', `set -euo pipefail; releases=$1 current=$1/current\n${script}\nhand_over ${to}`, '-', home],
      ]);
    for (const to of ['b', 'a', 'older']) await run(to);
    const files = (of: string) =>
      fs
        .readdirSync(path.join(home, of, '.next'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(path.join(home, of, '.next'), path.join(entry.parentPath, entry.name)))
        .toSorted();
    const pages = ['site/fresh/index.html'];
    expect(files('b')).toEqual([...pages, 'static/chunks/a.js', 'static/chunks/b.js', 'static/chunks/both.js']);
    expect(fs.readFileSync(path.join(home, 'b/.next/static/chunks/both.js'), 'utf8')).toContain('b/');
    expect(files('a')).toEqual([
      ...pages,
      ...['static/chunks/a.js', 'static/chunks/both.js', 'static/chunks/of-before-a.js'],
    ]);
    // It has no folder of pages of its own, and would leave these as they are.
    expect(files('older')).toEqual(['a', 'both', 'older'].map((name) => `static/chunks/${name}.js`));
    fs.rmSync(home, { recursive: true });
  });

  it('gives no role of the site rights over the whole database server', () => {
    const script = read('deploy/server/install.sh');
    expect(script).toMatch(/^alter role alethia login nosuperuser nocreatedb nocreaterole /m);
    expect(script).toContain('$(<"$root/supabase/local/roles.sql")');
    for (const text of [script, read('supabase/local/roles.sql')])
      expect(text).not.toMatch(/(?<!no)(superuser|createrole) [a-z]*;?$/m);
  });

  it('runs behind nginx, reachable from this machine only', () => {
    // The line that install.sh changes.
    expect(read('docker/reverse-proxy/nginx.conf')).toContain('listen 8080 ');
    expect(serverSettings()).not.toHaveProperty('HOST');
  });
});

test('self-hosted accounts are usable only after the link mailed to their address', () => {
  expect(read('docker-compose.yml')).toMatch(/^ +GOTRUE_MAILER_AUTOCONFIRM: 'false'$/m);
  expect(read('supabase/config.toml')).toMatch(/^enable_confirmations = true$/m);
});
