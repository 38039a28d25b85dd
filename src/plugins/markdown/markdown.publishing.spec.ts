import { expect } from '@playwright/test';
import { test } from '../../../tests/e2e/helpers/changes';
import { siteUrl, visit } from '../../../tests/e2e/helpers/site';
import { isFull } from '../../../tests/helpers/extent';

/** Words of letters and digits, in their order. */
const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

test('machines find the text of every page, and nothing that is not on it, once it is switched on', async ({
  page,
  changes,
}) => {
  expect((await visit('/platform.md')).status).toBe(404);
  expect((await visit('/llms.txt')).status).toBe(404);
  await changes.publishGlobal('site-settings', { offerMarkdown: true });
  await expect.poll(async () => (await visit('/llms.txt')).status).toBe(200);

  const { body: list } = await visit('/llms.txt');
  const twins = [...list.matchAll(/\]\((\S+)\)/g)].map(([, href = '']) => new URL(href));
  const { body: sitemap } = await visit('/sitemap.xml');
  expect(twins.length).toBeGreaterThan(10);
  // Each kind of page has other sections.
  const kinds = ['/index.md', '/platform.md', '/solutions/energy.md', '/about/careers.md', '/legal.md', '/booking.md'];
  for (const twin of isFull ? twins : twins.filter(({ pathname }) => kinds.includes(pathname))) {
    expect(twin.origin).toBe(siteUrl);
    const path = twin.pathname === '/index.md' ? '/' : twin.pathname.slice(0, -3);
    expect(sitemap).toContain(`<loc>${siteUrl}${path}</loc>`);
    const { status, body, headers } = await visit(twin.pathname);
    expect([twin.pathname, status, headers.get('content-type')]).toEqual([
      twin.pathname,
      200,
      'text/markdown; charset=utf-8',
    ]);
    await page.goto(path);
    await expect(page.locator(`link[rel=alternate][href="${twin}"]`)).toHaveCount(1);
    // With what only reading aloud says, and without controls.
    const shown = await page.locator('main').evaluate((main) => {
      const labels = [...main.querySelectorAll('[role=img], img')].map(
        (drawing) => drawing.getAttribute('aria-label') ?? drawing.getAttribute('alt') ?? '',
      );
      return `${main.textContent} ${labels.join(' ')}`;
    });
    const words = new Set(wordsOf(shown.replaceAll('\u00ad', '')));
    const joined = wordsOf(shown).join('');
    const added = wordsOf(body.replace(/\]\(\S+\)|<https?:\S+>|^ *\d+\. /gm, '')).filter(
      (word) => !words.has(word) && !joined.includes(word),
    );
    expect(added, `${path}: not on the page`).toEqual([]);
    const headings = await page.locator('main :is(h1, h2)').allTextContents();
    const text = wordsOf(body).join('');
    expect(
      headings.filter((heading) => !text.includes(wordsOf(heading).join(''))),
      path,
    ).toEqual([]);
  }
});
