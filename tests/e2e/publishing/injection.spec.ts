import { type BrowserContext, expect, type Page } from '@playwright/test';
import { inFull, sample } from '../../helpers/extent';
import { sampleJob, samplePage, test } from '../helpers/changes';
import { EVIL, poison, SHORT_EVIL } from '../helpers/poison';
import { structuredData, visit } from '../helpers/site';
import { violations } from '../helpers/strict';
import { rows } from '../helpers/supabase';

type Block = { blockType: string };
const hasRun = (page: Page) => page.evaluate(() => 'ran' in window);

async function expectHarmless(page: Page, path: string) {
  const seen = violations(page.context());
  expect((await page.goto(path, { waitUntil: 'load' }))?.status(), path).toBe(200);
  expect(await hasRun(page), path).toBe(false);
  // Could run a script under a weaker policy. React replaces such addresses.
  const live = page.locator(
    '[onerror], [href^="javascript:" i]:not([href*="React has blocked"]), script:not([type="application/ld+json"]):text("ran=1")',
  );
  expect(await live.evaluateAll((all) => all.map((element) => element.outerHTML)), path).toEqual([]);
  expect(seen, path).toEqual([]);
}

test('a script in every text of every block, stored past validation, is shown as text', async ({
  changes,
  page,
  word,
}) => {
  const { id } = await changes.create('pages', samplePage(`/${word}`, word));
  const stored = await rows<{ blocks: Block[] }>(
    'select blocks from payload.pages where id <> $1 and blocks is not null',
    id,
  );
  const kinds = new Map(stored.flatMap(({ blocks }) => blocks.map((block) => [block.blockType, block] as const)));
  expect(kinds.size).toBeGreaterThan(15);
  const blocks = poison(
    [...kinds.values()].toSorted((a, b) => Number(b.blockType === 'hero') - Number(a.blockType === 'hero')),
  );
  const text = word + EVIL;
  await rows(
    'update payload.pages set title = $2, meta_title = $2, meta_description = $2, blocks = $3 where id = $1',
    id,
    text,
    JSON.stringify(blocks),
  );
  // Written past the site: it appears with the next change of something on every page.
  await changes.publishGlobal('site-settings', { email: `${word}@alethia.example` });

  await expectHarmless(page, `/${word}`);
  expect(await page.locator('h1').first().textContent()).toContain('<img src=x onerror=');
  await expect(page.locator('main > section')).toHaveCount(kinds.size);
  const { body } = await visit(`/${word}`);
  expect(structuredData(body).length).toBeGreaterThan(0);
  for (const file of ['/sitemap.xml', '/feed.xml']) expect((await visit(file)).body, file).not.toContain('<script>');
});

test('the same in the frame of every page, in a job and in its lists', inFull, async ({ api, changes, page, word }) => {
  const text = `${word.slice(-6)} ${SHORT_EVIL}`;
  const job = sampleJob(text, word);
  const list = [{ text }];
  const texts = { summary: text, about: text, location: text, department: text, requirements: list, whatYouDo: list };
  await changes.create('jobs', { ...job, ...texts, thrive: list, place: { ...(job.place as object), locality: text } });
  const { items } = await api.global('navigation');
  const entry = { link: { label: text, kind: 'address', address: '/terms' } };
  await changes.publishGlobal('navigation', { items: [...(items as object[]), entry] });
  const { columns } = await api.global('footer');
  const [first, ...rest] = columns as { title: string }[];
  await changes.publishGlobal('footer', { columns: [{ ...first, title: text }, ...rest] });
  await changes.publishGlobal('site-settings', { tagline: text });

  for (const path of [`/about/careers/${word}`, '/about/careers', '/']) await expectHarmless(page, path);
  for (const path of [`/about/careers/${word}`, '/']) {
    expect(structuredData((await visit(path)).body).length, path).toBeGreaterThan(0);
  }
});

test.describe('a page that was tampered with in transit', () => {
  const INJECTED = '<script>window.ran=1</script><img src="/x.png" onerror="window.ran=1">';

  async function tamper(context: BrowserContext, path: string, keepsPolicy: boolean) {
    await context.route('**/x.png', (route) => route.fulfill({ status: 404 }));
    await context.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': policy = '', ...headers } = response.headers();
      const body = (await response.text()).replace('</body>', `${INJECTED}</body>`);
      await route.fulfill({
        response,
        body,
        headers: keepsPolicy ? { ...headers, 'content-security-policy': policy } : headers,
      });
    });
  }

  for (const path of sample(
    ['/platform', '/admin/login', '/contact', '/no-such-page', '/design-system', '/calendar'],
    2,
  )) {
    test(`${path} runs none of it, and reports violations`, async ({ browser }) => {
      const context = await browser.newContext();
      const seen = violations(context);
      await tamper(context, path, true);
      const page = await context.newPage();
      await page.goto(path);
      await expect.poll(() => seen.length).toBeGreaterThanOrEqual(2);
      expect(seen.map((line) => /inline (?:script|event handler)/.exec(line)?.[0])).toEqual([
        'inline script',
        'inline event handler',
      ]);
      expect(await hasRun(page)).toBe(false);
      await context.close();
    });
  }

  test('without the header it would run', async ({ browser }) => {
    const context = await browser.newContext();
    await tamper(context, '/platform', false);
    const page = await context.newPage();
    await page.goto('/platform');
    expect(await hasRun(page)).toBe(true);
    await context.close();
  });
});
