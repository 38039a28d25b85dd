/** Templates, examples and documents name the settings of `variables`, and no others. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { names } from './variables';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const all = names.toSorted();
const known = new Set<string>(names);

it('.env.example has a line for every setting', () => {
  const lines = [...read('.env.example').matchAll(/^#([A-Z]\w*)=/gm)].map(([, name]) => name);
  expect(lines.toSorted()).toEqual(all);
});

it('the tables of operations.md describe every setting once', () => {
  const sections = read('docs/operations.md').split(/^## /m);
  const rows = ['Settings', 'Single sign-on'].flatMap((title) => {
    const section = sections.find((text) => text.startsWith(`${title}\n`)) ?? '';
    return [...section.matchAll(/^\| (`[^|]*) \|/gm)].map(([, names = '']) => names);
  });
  const described = rows.flatMap((row) => [...row.matchAll(/`([A-Z]\w*)`/g)].map(([, name]) => name));
  expect(described.toSorted()).toEqual(all);
});

describe('docker-compose.yml', () => {
  const text = read('docker-compose.yml');
  const environment = z.record(z.string(), z.unknown());
  const file = z
    .object({ 'x-environment': environment, services: z.object({ release: z.object({ environment }) }) })
    .parse(parse(text, { merge: true }));
  const site = Object.keys(file['x-environment']);
  const release = Object.keys(file.services.release.environment);

  /** Of the containers themselves, in the file's own words or in operations.md. */
  const OF_CONTAINERS = [
    ...[
      'SITE_MEMORY',
      'DATABASE_MEMORY',
      'POSTGRES_PASSWORD',
      'POSTGRES_PORT',
      'POOL_SIZE',
      'SUPABASE_DB_PASSWORD',
      'SUPABASE_JWT_SECRET',
    ],
    ...['SUPABASE_ANON_TOKEN', 'SUPABASE_SERVICE_TOKEN', 'SUPABASE_SMTP_HOST', 'SUPABASE_SMTP_PORT'],
    ...['SUPABASE_SMTP_USER', 'SUPABASE_SMTP_PASS', 'SUPABASE_SMTP_FROM'],
  ];

  /** Read by its packages (operations.md, "Traces"). */
  const isOfOpenTelemetry = (name: string) => name.startsWith('OTEL_') && read('docs/operations.md').includes(name);

  it('reads settings, and variables of the containers', () => {
    const used = [...text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
    expect(
      used.filter((name) => !known.has(name) && !OF_CONTAINERS.includes(name) && !isOfOpenTelemetry(name)),
    ).toEqual([]);
    expect(OF_CONTAINERS.filter((name) => !used.includes(name))).toEqual([]);
  });

  /** Where it publishes the site; what the images contain; services that are not in them; another service's. */
  const ELSEWHERE = [
    ...['PORT', 'HOST', 'DATA_DIR', 'PAGES_DIR', 'DELIVERY', 'WORK', 'SUPABASE_LITE_PASSWORD'],
    ...['CALCOM_WEBHOOK_SECRET', 'CALENDLY_WEBHOOK_SECRET', 'MAIL_EVENTS_SECRET'],
  ];

  it('passes every setting on to the site or to the release step', () => {
    expect(site.filter((name) => !known.has(name) && !isOfOpenTelemetry(name))).toEqual([]);
    // The release step refuses a known password where the site is published.
    expect(release.filter((name) => !known.has(name) && !isOfOpenTelemetry(name))).toEqual(['PUBLISHED_ON']);
    expect(names.filter((name) => !site.includes(name) && !release.includes(name)).toSorted()).toEqual(
      ELSEWHERE.toSorted(),
    );
  });
});
