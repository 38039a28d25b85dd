import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { followRequest } from '../delivery/http/follow-request';
import { SiteResponse } from '../delivery/http/site-response';
import { timed } from '../lib/measures';
import { startTelemetry } from './start';

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const span = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  attributes: z.array(attribute),
  status: z.object({ code: z.number() }),
});
/** What OTLP over HTTP sends, as JSON. */
const sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

const facts = (attributes: z.infer<typeof attribute>[] = []) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

const bodies: string[] = [];
let status = 200;
const collector = http.createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (chunk) => (body += chunk));
  request.on('end', () => {
    bodies.push(`${request.url} ${body}`);
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
});
let site: http.Server | undefined;
const addressOf = (server: http.Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const listen = (server: http.Server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

beforeEach(async () => {
  status = 200;
  bodies.length = 0;
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await listen(collector);
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', addressOf(collector));
});
afterEach(() => {
  for (const server of [collector, site]) server?.close();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('a request is a trace with what it did, without query, ids and addresses of visitors', async () => {
  const stop = startTelemetry('Staging');
  site = http.createServer({ ServerResponse: SiteResponse }, (request, response) =>
    followRequest(request, response, 0, async () => {
      await timed('alethia_render_seconds', { path: '/platform' }, async () => 1);
      await timed(
        'alethia_function_seconds',
        { function: 'submit-contact' },
        async () => false,
        (ok) => !ok,
      );
      response.writeHead(503).end();
    }),
  );
  await listen(site);
  const headers = { 'x-forwarded-for': '203.0.113.9', cookie: 'name=lovelace' };
  await fetch(`${addressOf(site)}/share/s3cret?email=ada@client.example`, { headers }).then((response) =>
    response.text(),
  );
  await timed('alethia_work_seconds', {}, async () => undefined);
  await stop();

  expect(bodies.map((body) => body.split(' ')[0])).toEqual(['/v1/traces']);
  expect(bodies.join()).not.toMatch(/s3cret|ada@|lovelace|203\.0\.113/);
  const [first] = sent.parse(JSON.parse(bodies[0]?.replace(/^\S+ /, '') ?? '')).resourceSpans;
  expect(facts(first?.resource.attributes)).toMatchObject({
    'service.name': 'alethia-site',
    'deployment.environment.name': 'Staging',
  });
  const spans = first?.scopeSpans.flatMap((scope) => scope.spans) ?? [];
  const byName = Object.fromEntries(spans.map((one) => [one.name, one]));
  const request = byName['GET /share/…'];
  expect(facts(request?.attributes)).toMatchObject({
    'url.path': '/share/…',
    'http.response.status_code': 503,
    'request.id': expect.stringMatching(/^[\w-]{36}$/),
  });
  expect(request?.status.code).toBe(2);
  expect(byName.render).toMatchObject({
    traceId: request?.traceId,
    parentSpanId: request?.spanId,
    status: { code: 0 },
  });
  expect(byName.function).toMatchObject({ parentSpanId: request?.spanId, status: { code: 2 } });
  expect(byName.work?.traceId).not.toBe(request?.traceId);
});

it('a collector that is away costs nothing but its spans', async () => {
  collector.close();
  const stop = startTelemetry(undefined);
  await expect(timed('alethia_render_seconds', {}, async () => 'page')).resolves.toBe('page');
  await expect(stop()).resolves.toBeUndefined();
});

it('one that takes nothing is named in the log once, with neither the request nor the key', async () => {
  status = 403;
  const lines: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => Boolean(lines.push(String(line))));
  vi.stubEnv('OTEL_BSP_MAX_EXPORT_BATCH_SIZE', '1');
  vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'authorization=s3cret');
  const stop = startTelemetry(undefined);
  for (const path of ['/a', '/b']) await timed('alethia_render_seconds', { path }, async () => 'page');
  await stop();
  expect(bodies).toHaveLength(2);
  expect(lines).toEqual([
    expect.stringMatching(/ warn +The collector of OTEL_EXPORTER_OTLP_ENDPOINT takes no traces \(403\)\. .*\n$/),
  ]);
  expect(lines.join()).not.toMatch(/s3cret|127\.0\.0\.1/);
});

it('its packages are loaded by src/telemetry alone, which the server loads only with a collector', () => {
  const root = path.resolve(import.meta.dirname, '..');
  const importers = (pattern: RegExp) =>
    fs
      .globSync('**/*.{ts,tsx}', { cwd: root })
      .filter((file) => !file.includes('.test.') && pattern.test(fs.readFileSync(path.join(root, file), 'utf8')));
  expect(importers(/from '@opentelemetry/)).toEqual(['telemetry/start.ts']);
  expect(importers(/from '[^']*telemetry\/start/)).toEqual([]);
  expect(importers(/import\('[^']*telemetry\/start/)).toEqual(['delivery/server.ts']);
});
