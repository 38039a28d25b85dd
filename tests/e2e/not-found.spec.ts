import { expect } from '@playwright/test';
import { siteUrl, textOf, visit } from './helpers/site';
import { test } from './helpers/strict';

const missing = '/there-is/no-such/page';

test('an unknown path gets 404 and its text, before any script', async () => {
  const { status, body, headers } = await visit(missing);
  expect(status).toBe(404);
  expect(body).toMatch(/<h1[^>]*>[\s\S]*404[\s\S]*<\/h1>/);
  const text = textOf(body);
  expect(text).toMatch(/pattern/i);
  expect(text).toContain('Return to home');
  expect(body).toMatch(/<a\b[^>]*href="\/"[^>]*>(?:(?!<\/a>)[\s\S])*Return to home/);
  expect(body).toMatch(/<meta name="robots" content="noindex/);
  expect(body).toMatch(/<title>[^<]+ \| Alethia<\/title>/);
  expect(headers.get('content-type')).toContain('text/html');
});

test('the response is not cached', async () => {
  for (let time = 0; time < 2; time++) {
    const control = (await visit(missing)).headers.get('cache-control') ?? '';
    expect(control).toMatch(/no-store|private/);
    expect(control).not.toMatch(/s-maxage|public/);
  }
});

test('the missing path is written to the browser’s console', async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto(missing);
  await expect.poll(() => lines.join('\n')).toContain(missing);
});

test('the page works: it has the frame, and its button leads home', async ({ page }) => {
  await page.goto(missing);
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('link', { name: 'Return to home' }).click();
  await expect(page).toHaveURL(`${siteUrl}/`);
});

const odd = [
  '/a',
  '/PLATFORM',
  '/platform/nothing',
  '/about/careers/no-such-job',
  '/solutions/no-such-industry',
  `/${'deep/'.repeat(40)}end`,
  `/${'x'.repeat(1500)}`,
  '/caf%C3%A9',
  '/%F0%9F%91%81',
  '/a%20b',
  '/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '/a%22%20data-status%3D%22308%22%20data-location%3D%22https%3A%2F%2Fevil.example',
  '/platform%2Fpartnerships',
  '/index.html',
  '/wp-login.php',
  '/.env',
  '/%2e%2e/%2e%2e/etc/passwd',
];

for (const path of odd) {
  test(`${path.slice(0, 60)} is a 404 as well`, async () => {
    const { status, body, headers } = await visit(path);
    expect(status).toBe(404);
    expect(body).toContain('Return to home');
    expect(body).not.toContain('<script>alert(1)');
    expect(headers.get('location')).toBeNull();
  });
}

test('a path with a NUL character is refused before it reaches the database', async () => {
  expect((await visit('/a%00b')).status).toBe(400);
});

test('a path that cannot be decoded is refused without details about the server', async () => {
  for (const path of ['/%E0%A4%A', '/%', '/%c0%ae']) {
    const { status, body } = await visit(path);
    expect(status, path).toBe(400);
    expect(body, path).not.toMatch(/node_modules|\.js:\d+|URIError/);
    expect((await visit('/terms')).status).toBe(200);
  }
});

test('a slash at the end leads to the page without it, on this site', async () => {
  const { status, headers } = await visit('/platform/');
  expect(status).toBe(308);
  expect(new URL(headers.get('location') ?? '', siteUrl).href).toBe(`${siteUrl}/platform`);
  expect((await visit(`${missing}/`)).headers.get('location')).toBe(missing);
});

test('slashes and backslashes at the start never lead to another site', async () => {
  for (const path of [
    '//evil.example',
    '//evil.example/',
    '/\\evil.example',
    '/%5Cevil.example',
    '/%2F%2Fevil.example',
  ]) {
    const { status, headers } = await visit(path);
    expect(status, path).toBeLessThan(500);
    const location = headers.get('location');
    if (location) expect(new URL(location, siteUrl).origin, path).toBe(siteUrl);
  }
});

test('methods other than GET and HEAD render no page', async () => {
  const response = await fetch(siteUrl + missing, { method: 'POST', body: 'x' });
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
});
