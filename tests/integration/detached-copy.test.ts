/** A detached copy of production sends nothing, and does nothing by itself. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { detachedName } from '@/env/detached';
import { deliverDue } from '@/plugins/webhooks/deliver';
import { detach } from '../../scripts/backup/detach';
import { testPayload } from '../helpers/payload';
import { create } from '../helpers/samples';

const dataDir = path.join(process.env.DATA_DIR ?? '', 'detached-copy');
const later = new Date(Date.now() + 86_400_000).toISOString();

const payload = await testPayload();

afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

it('webhooks, keys, targets, schedules and releases are off, and their records stay', async () => {
  const at = { url: 'https://crm.example/hooks', events: ['content.published'], isOn: true };
  const webhook = await payload.create({ collection: 'webhooks', data: { ...at, name: 'CRM' } as never });
  const delivery = await payload.create({
    collection: 'webhook-deliveries',
    data: {
      ...{ webhook: webhook.id, event: 'e', type: 'content.published', body: '{}', state: 'waiting', attempts: 0 },
      dueAt: new Date(0).toISOString(),
    } as never,
  });
  const key = { name: 'Index', right: 'read', start: 'alethia_', digest: 'd', expiresAt: later };
  await payload.create({ collection: 'api-keys', data: key as never });
  const target = { name: 'Production', url: 'https://www.alethia.example', key: 'alethia_x' };
  await payload.create({ collection: 'transfer-targets', data: target as never });
  const page = await create(payload, 'pages', 'Later', { status: 'draft' });
  const documents = [{ relationTo: 'pages' as const, value: page.id }];
  await payload.create({ collection: 'releases', data: { title: 'Spring', documents, publishAt: later } as never });
  const input = { type: 'publish', doc: { relationTo: 'pages', value: page.id } };
  await payload.jobs.queue({ task: 'schedulePublish' as never, input: input as never, waitUntil: new Date(later) });

  for (let time = 0; time < 2; time += 1)
    await detach({ databaseUrl: process.env.DATABASE_URL ?? '', dataDir, isWithoutVisitors: true });

  expect(detachedName(dataDir)).toBe('Detached copy');
  const all = { depth: 0, showHiddenFields: true } as const;
  expect((await payload.find({ ...all, collection: 'webhooks' })).docs[0]).toMatchObject({
    isOn: false,
    offReason: 'This site is a detached copy.',
  });
  await deliverDue(payload);
  expect(await payload.findByID({ ...all, collection: 'webhook-deliveries', id: delivery.id })).toMatchObject({
    state: 'failed',
    attempts: 0,
  });
  expect((await payload.find({ ...all, collection: 'api-keys' })).docs[0]?.revokedAt).toBeTruthy();
  expect((await payload.find({ ...all, collection: 'transfer-targets' })).docs[0]?.sealedKey).toBeNull();
  expect((await payload.find({ ...all, collection: 'releases' })).docs[0]?.publishAt).toBeNull();
  expect((await payload.find({ collection: 'payload-jobs' })).totalDocs).toBe(0);
});

it('a copy that could not be detached is not marked, because what was there comes back', async () => {
  const folder = path.join(dataDir, 'failed');
  const { pool } = payload.db;
  await pool.query(`
    create function payload.refuse() returns trigger language plpgsql as $$ begin raise 'No'; end $$;
    create trigger refuse before update on payload.api_keys execute function payload.refuse()`);
  try {
    await expect(detach({ databaseUrl: process.env.DATABASE_URL ?? '', dataDir: folder })).rejects.toThrow('No');
  } finally {
    await pool.query('drop function payload.refuse cascade');
  }
  expect(detachedName(folder)).toBeUndefined();
});
