import { expect } from '@playwright/test';
import { test } from '../helpers/changes';
import { siteUrl, visit } from '../helpers/site';
import { rows } from '../helpers/supabase';

const MIGRATION = '29990101_000000_of_a_newer_version';
const ready = () => visit('/readyz');
const post = (path: string, accept: string) =>
  fetch(`${siteUrl}${path}`, { method: 'POST', headers: { accept, origin: siteUrl }, body: new FormData() });

test.afterEach(async () => {
  await rows("delete from payload.payload_kv where key like 'contraction:%'");
  await rows('delete from payload.payload_migrations where name = $1', MIGRATION);
  await expect.poll(async () => (await ready()).status, { timeout: 30_000 }).toBe(200);
});

/** As `contract` does in a migration of a newer version. */
const contract = () =>
  rows(
    'insert into payload.payload_kv (key, data) values ($1, $2)',
    `contraction:${MIGRATION}`,
    JSON.stringify({ needs: MIGRATION, reason: 'a column is gone' }),
  );

test('an older version goes on while a newer one only adds, and refuses all writes after a contraction', async () => {
  await rows('insert into payload.payload_migrations (name, batch) values ($1, 99)', MIGRATION);
  expect((await ready()).status).toBe(200);

  await contract();
  await expect.poll(async () => (await ready()).status).toBe(503);
  expect(JSON.parse((await ready()).body)).toEqual({ database: 'ok', migrations: 'newer', files: 'ok' });
  expect((await visit('/')).status).toBe(200);
  const admin = await visit('/admin');
  expect(admin.status).toBe(503);
  expect(admin.body).toContain('The admin is in maintenance');
  const api = await post('/api/pages', 'application/json');
  expect(api.status).toBe(503);
  expect(await api.text()).toContain('maintenance');
  const page = await post('/forms/contact', 'text/html');
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('This could not be sent');
  expect((await post('/forms/contact', 'application/json')).status).toBe(503);
});
