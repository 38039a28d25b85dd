import { expect, test } from '@playwright/test';

test('/healthz reports a live process', async ({ request }) => {
  const response = await request.get('/healthz');
  expect(response.status()).toBe(200);
  expect(await response.text()).toBe('ok\n');
  expect(response.headers()['cache-control']).toContain('no-store');
});

test('/readyz reports that the instance can publish', async ({ request }) => {
  const response = await request.get('/readyz');
  expect(response.status()).toBe(200);
  expect(await response.json()).toEqual({ database: 'ok', migrations: 'ok', files: 'ok' });
  expect(response.headers()['cache-control']).toContain('no-store');
});
