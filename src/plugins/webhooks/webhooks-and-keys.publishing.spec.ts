import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { faults } from '../../../tests/e2e/helpers/axe';
import { samplePage, test } from '../../../tests/e2e/helpers/changes';
import { sessionFile } from '../../../tests/e2e/helpers/people';
import { siteUrl } from '../../../tests/e2e/helpers/site';
import { inFull, sample } from '../../../tests/helpers/extent';

test.use({ storageState: sessionFile('admin') });

type Received = { headers: http.IncomingHttpHeaders; body: string };

async function startReceiver() {
  const received: Received[] = [];
  const server = http.createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ headers: request.headers, body });
    response.end('ok');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { received, url: `http://127.0.0.1:${port}/hooks`, close: () => server.close() };
}

function isSigned({ headers, body }: Received, secret: string): boolean {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

const ask = async (key: string) =>
  (await fetch(`${siteUrl}/api/v1/jobs?limit=101`, { headers: { authorization: `Bearer ${key}` } })).status;
const fits = async (page: Page, width: number) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

for (const width of sample([1440, 390])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('an admin makes a key, which works until it is revoked', inFull, async ({ page, word }) => {
      await page.goto('/admin/collections/api-keys', { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Make an API key' }).click();
      await page.getByLabel('What is it for?').fill(word);
      expect(await faults(page, '.tool')).toEqual([]);
      await page.getByRole('button', { name: 'Make the key' }).click();
      const shown = page.getByLabel('The new key');
      await expect(shown).toHaveValue(/^alethia_/);
      await fits(page, width);
      const key = await shown.inputValue();
      expect(await ask(key)).toBe(200);

      const row = page.getByRole('row', { name: word });
      await expect(row).toContainText('Works');
      await row.getByRole('link').first().click();
      const revoke = page.getByRole('button', { name: 'Revoke the key' });
      await revoke.click();
      await expect(page.getByText('Revoked. The API refuses this key.')).toBeVisible();
      expect(await page.content()).not.toContain(key);
      await fits(page, width);
      expect(await ask(key)).toBe(401);
    });

    test('a webhook is tested, notified of a publish, and sends a message again', async ({ page, changes, word }) => {
      test.slow();
      const receiver = await startReceiver();
      changes.later(async () => receiver.close());
      const data = { name: word, url: receiver.url, events: ['content.published'], isOn: true };
      const { id } = await changes.create('webhooks', data);
      await page.goto(`/admin/collections/webhooks/${id}`, { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Show the secret' }).click();
      const secret = await page.getByLabel('Secret of the webhook').inputValue();
      await page.getByRole('button', { name: 'Send a test' }).click();
      const messages = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
      await expect(messages).toHaveCount(1);
      await expect(messages.first()).toContainText('Delivered (200)');

      await changes.create('pages', samplePage(`/${word}`, word));
      // The site looks for due messages every ten seconds.
      await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBe(2);
      expect(receiver.received.every((message) => isSigned(message, secret))).toBe(true);
      expect(JSON.parse(receiver.received[1]?.body ?? '')).toMatchObject({
        type: 'content.published',
        data: { collection: 'pages', path: `/${word}`, url: `${siteUrl}/${word}` },
      });

      await page.reload({ waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Send again: content.published' }).click();
      await expect.poll(() => receiver.received.length).toBe(3);
      expect(receiver.received[2]?.headers['webhook-id']).toBe(receiver.received[1]?.headers['webhook-id']);
      await expect(messages).toHaveCount(2);
      expect(await faults(page, '.tool')).toEqual([]);
      await fits(page, width);
    });
  });
}

test('what an admin enters as an address is checked before anything is sent there', inFull, async ({ page, word }) => {
  await page.goto('/admin/collections/webhooks/create', { waitUntil: 'networkidle' });
  await page.locator('#field-name').fill(word);
  await page.locator('#field-url').fill('https://169.254.169.254/latest');
  await page.locator('#field-events input').first().click();
  await page.getByText('A visitor sent a form').click();
  await page.locator('#action-save').click();
  await expect(page.getByText('This address is not on the public internet.')).toBeVisible();
});
