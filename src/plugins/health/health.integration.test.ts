import type { Payload } from 'payload';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { env } from '@/env';
import { checkSite } from '@/health/checks';
import { ownRequest } from '@/payload/own-request';
import { execute } from '../../../tests/helpers/databases';
import { testPayload } from '../../../tests/helpers/payload';
import { siteHere } from './here';
import { writtenMetrics } from './metrics';
import { lookOnce } from './watch';

const url = process.env.DATABASE_URL ?? '';
const start = Date.now();
const minute = (count: number) => new Date(start + count * 60_000);
let payload: Payload;

beforeEach(async () => {
  payload = await testPayload();
  vi.stubEnv('ALERT_DISK_MB', '100');
});
afterEach(() => vi.unstubAllEnvs());

const backedUp = (hours: number) =>
  payload.kv.set('last-backup', { at: new Date(start - hours * 3_600_000).toISOString(), bytes: 1 });

it('tells once that a backup is late, by mail and to webhooks, and once that it is not', async () => {
  env().ALERT_EMAIL = 'ops@alethia.example';
  await payload.create({
    collection: 'webhooks',
    data: { name: 'Pager', url: 'https://pager.example/hooks', events: ['site.alert'], isOn: true },
    overrideAccess: true,
  });
  const req = await ownRequest(payload);
  const sent: unknown[] = [];
  let isDown = true;
  const transport = {
    sendMail: async ({ subject }: { subject?: string }) => {
      if (isDown) throw Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
      sent.push(subject);
    },
  };
  const look = (at: number) => lookOnce(req, minute(at), transport as never);
  const delivered = async () => {
    const { docs } = await payload.find({ collection: 'webhook-deliveries', sort: 'createdAt', overrideAccess: true });
    return docs.map(({ body }) => JSON.parse(body).data.state);
  };

  await backedUp(30);
  await look(0);
  expect(await delivered()).toEqual([]);
  const kept = await look(1);
  expect(await delivered()).toEqual(['fired']);
  // The mail server is down: the mail is not lost, and the webhook is not sent again.
  expect(kept.untold).toMatchObject([{ about: 'backups', isPassedOn: true, isMailed: false }]);
  isDown = false;
  for (const at of [2, 3, 4]) await look(at);
  expect(sent).toEqual(['Alert: Backups']);
  await backedUp(0);
  for (const at of [5, 6, 7]) await look(at);
  expect(sent).toEqual(['Alert: Backups', 'Over: Backups']);
  expect(await delivered()).toEqual(['fired', 'cleared']);
});

it('says the same about the site as the command, with what is open', async () => {
  await execute(
    url,
    `insert into payload.payload_jobs (task_slug, wait_until) values ('check-links', now() - interval '1 hour')`,
  );
  const checks = await checkSite(await siteHere(payload));
  expect(checks.find(({ id }) => id === 'jobs')).toMatchObject({ state: 'failed', label: 'Background work' });
  expect(checks.find(({ id }) => id === 'database')).toMatchObject({ state: 'works' });
  const metrics = await writtenMetrics(payload);
  expect(metrics).toContain('alethia_check{check="jobs"} 2\n');
  expect(metrics).toContain('alethia_database_up 1\n');
  expect(metrics).toMatch(/^alethia_queue_oldest_seconds\{queue="jobs"\} 3[56]\d\d\b/m);
  expect(metrics).toMatch(/^alethia_pool_connections\{state="waiting"\} 0$/m);
  for (const line of metrics.trimEnd().split('\n'))
    expect(line).toMatch(/^(?:# (?:HELP|TYPE) [a-z_]+ .+|[a-z_]+(?:\{[a-z]+="[^"]*"\})? -?[\d.e+]+)$/);
});

it('knows settings of the operator, as the command does, not what a start has added', async () => {
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:2525');
  vi.stubEnv('ALERT_EMAIL', 'ops@alethia.example');
  const settings = async () => (await checkSite(await siteHere(payload), ['settings']))[0];
  vi.stubEnv('SETTINGS_GIVEN', 'ALERT_EMAIL');
  expect(await settings()).toMatchObject({
    state: 'waits',
    says: 'Changed from the default: ALERT_EMAIL.',
    todo: expect.stringMatching(/^SMTP_URL is not set/),
  });
  vi.stubEnv('SETTINGS_GIVEN', 'ALERT_EMAIL,SMTP_URL');
  expect((await settings())?.state).toBe('works');
});

it('a table that does not respond leaves the rest known, for the page and for Prometheus', async () => {
  const holder = new pg.Client(url);
  await holder.connect();
  await holder.query('begin; lock table payload.payload_jobs in access exclusive mode');
  try {
    const metrics = await writtenMetrics(payload);
    expect(metrics).toContain('alethia_check{check="jobs"} -1\n');
    expect(metrics).toContain('alethia_database_up 1\n');
    expect(metrics).toMatch(/^alethia_queue_waiting\{queue="webhooks"\} \d+$/m);
    expect(metrics).not.toContain('alethia_queue_waiting{queue="jobs"}');
    const checks = await checkSite(await siteHere(payload), ['jobs', 'clock']);
    expect(checks).toMatchObject([
      { state: 'unknown', says: expect.stringContaining('within 5 s') },
      { state: 'works' },
    ]);
  } finally {
    await holder.end();
  }
});
