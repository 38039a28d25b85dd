import fs from 'node:fs';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { inRoot } from '../process/paths.ts';

const read = (file: string) => fs.readFileSync(inRoot(file), 'utf8');

/** The part of Render's blueprints that we use. Strict, because Render ignores misspelled fields. */
const renderSchema = z.strictObject({
  services: z.tuple([
    z.strictObject({
      type: z.literal('web'),
      name: z.string(),
      runtime: z.literal('node'),
      plan: z.enum(['starter', 'standard', 'pro', 'pro plus', 'pro max', 'pro ultra']),
      buildCommand: z.string(),
      startCommand: z.string(),
      healthCheckPath: z.string().startsWith('/'),
      maxShutdownDelaySeconds: z.int().min(1).max(300),
      disk: z.strictObject({ name: z.string(), mountPath: z.string().startsWith('/'), sizeGB: z.int().min(1) }),
      envVars: z.array(
        z.union([
          z.strictObject({ key: z.string(), value: z.string() }),
          z.strictObject({ key: z.string(), generateValue: z.literal(true) }),
          z.strictObject({ key: z.string(), sync: z.literal(false) }),
          z.strictObject({
            key: z.string(),
            fromDatabase: z.strictObject({ name: z.string(), property: z.literal('connectionString') }),
          }),
        ]),
      ),
    }),
  ]),
  databases: z.tuple([
    z.strictObject({
      name: z.string(),
      plan: z.string().regex(/^(?:basic|pro|accelerated)-/),
      databaseName: z.string(),
      user: z.string(),
      postgresMajorVersion: z.string().regex(/^1[4-8]$/),
      ipAllowList: z.array(z.never()),
    }),
  ]),
});

const duration = z.string().regex(/^\d+[smh]$/);

const flySchema = z.strictObject({
  primary_region: z.string().length(3),
  kill_signal: z.literal('SIGTERM'),
  kill_timeout: duration,
  build: z.strictObject({ dockerfile: z.string(), 'build-target': z.string() }),
  deploy: z.strictObject({ wait_timeout: duration }),
  env: z.record(z.string(), z.string()),
  mounts: z.tuple([
    z.strictObject({ source: z.string(), destination: z.string().startsWith('/'), initial_size: z.string() }),
  ]),
  http_service: z.strictObject({
    internal_port: z.int(),
    force_https: z.literal(true),
    auto_stop_machines: z.literal('off'),
    auto_start_machines: z.literal(true),
    min_machines_running: z.int().min(1),
    checks: z.tuple([
      z.strictObject({
        method: z.literal('GET'),
        path: z.string().startsWith('/'),
        grace_period: duration,
        interval: duration,
        timeout: duration,
      }),
    ]),
  }),
  vm: z.tuple([z.strictObject({ cpu_kind: z.literal('shared'), cpus: z.int(), memory: z.string() })]),
});

/** @throws if a field is unknown or has a value that Render would refuse */
export const renderTemplate = () => renderSchema.parse(parseYaml(read('render.yaml')));

export const flyTemplate = () => flySchema.parse(parseToml(read('fly.toml')));

export const flySecrets = (): string[] =>
  [...(/^#.*fly secrets set (.*)$/m.exec(read('fly.toml'))?.[1]?.matchAll(/\w+(?==)/g) ?? [])].map(String);

/** As install.sh writes them, with the values that the shell would fill in. */
export function serverSettings(): Record<string, string> {
  const [, text = ''] = /<<SETTINGS\n([\s\S]*?)\nSETTINGS/.exec(read('deploy/server/install.sh')) ?? [];
  const lines = text
    .replaceAll(/\$\(openssl rand -hex (\d+)\)/g, (_, bytes) => '0123456789abcdef'.repeat(Number(bytes) / 8))
    .replaceAll('$domain', 'www.example.com')
    .replaceAll('$data', '/var/lib/alethia')
    .split('\n');
  return Object.fromEntries(lines.filter((line) => /^\w+=/.test(line)).map((line) => line.split(/=(.*)/s).slice(0, 2)));
}
