import { expect, type Page } from '@playwright/test';
import { samplePage, test } from '../helpers/changes';
import { sessionFile, tokenOf } from '../helpers/people';
import { siteUrl, visit } from '../helpers/site';

test.use({ storageState: sessionFile('editor') });

const preview = (query: string, token?: string) =>
  fetch(`${siteUrl}/preview?${query}`, {
    redirect: 'manual',
    headers: token ? { cookie: `payload-token=${token}` } : {},
  });

const isLeft = (page: Page) =>
  expect
    .poll(async () => (await page.context().cookies()).some(({ name }) => name === '__prerender_bypass'))
    .toBe(false);

test('visitors get no preview, and leave none behind', async () => {
  const response = await preview('path=/about');
  expect(response.status).toBe(403);
  expect(response.headers.get('set-cookie')).toBeNull();
  expect((await preview('path=/about', 'not.a.token')).status).toBe(403);
});

test('a preview leads to pages of this site only', async () => {
  const token = tokenOf('editor');
  for (const path of ['//evil.example', 'https://evil.example', '/\\evil.example', 'about', '/admin', '', '/a b']) {
    const response = await preview(`path=${encodeURIComponent(path)}`, token);
    expect(response.status, path).toBe(400);
    expect(response.headers.get('location'), path).toBeNull();
  }
  expect((await preview('', token)).status).toBe(400);
  const response = await preview('path=/about', token);
  expect(response.status).toBe(307);
  expect(new URL(response.headers.get('location') ?? '', siteUrl).href).toBe(`${siteUrl}/about`);
});

test('a draft is seen in the preview by staff alone, until they leave it', async ({ changes, page, word }) => {
  const path = `/${word}`;
  await changes.create('pages', samplePage(path, `Draft ${word}`), 'draft');
  const response = await page.goto(`/preview?path=${path}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Draft ${word}`);
  expect(response?.headers()['cache-control']).toMatch(/no-store/);
  expect((await visit(path)).status).toBe(404);

  await page.getByRole('link', { name: 'Leave' }).click();
  await isLeft(page);
  expect((await page.goto(path))?.status()).toBe(404);
});

test('a preview shows the draft of a published page, and visitors go on seeing the published one', async ({
  api,
  changes,
  page,
  word,
}) => {
  const path = `/${word}`;
  const { id } = await changes.create('pages', samplePage(path, `Public ${word}`));
  await api.saveDraft('pages', id, { blocks: samplePage(path, `Draft ${word}`).blocks });
  await page.goto(`/preview?path=${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Draft ${word}`);
  expect((await visit(path)).body).toContain(`Public ${word}`);
  expect((await visit(path)).body).not.toContain(`Draft ${word}`);
  await page.goto('/preview?exit');
  await isLeft(page);
});
