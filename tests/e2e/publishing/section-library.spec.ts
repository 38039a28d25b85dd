import { expect, type Page } from '@playwright/test';
import { questionsExamples } from '@/blocks/questions/questions.example';
import { tableExamples } from '@/blocks/table/table.example';
import { videoExamples } from '@/blocks/video/video.example';
import { faults } from '../helpers/axe';
import { type Changes, samplePage, test } from '../helpers/changes';
import { visit } from '../helpers/site';

const PLAYER = 'https://www.youtube-nocookie.com';
const embed = videoExamples.embed.block;
const readings = tableExamples.readings.block;

async function publish(changes: Changes, word: string, ...sections: object[]): Promise<string> {
  const path = `/library-${word}`;
  const [hero] = samplePage(path, word).blocks as object[];
  await changes.create('pages', {
    title: word,
    path,
    blocks: [hero, ...sections.map((section) => ({ ...section, exampleConfirmed: true }))],
  });
  return path;
}

/** Responds for the provider. Returns every address requested from another site. */
async function foreignRequests(page: Page): Promise<string[]> {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:https?:\/\/(?:localhost|127\.0\.0\.1)|data:|blob:)/.test(request.url())) requested.push(request.url());
  });
  await page.route(`${PLAYER}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title><p>Plays</p>' }),
  );
  return requested;
}

test('a video of another provider loads when a visitor presses play, and nothing of it before', async ({
  page,
  changes,
  word,
}) => {
  const path = await publish(changes, word, embed);
  const requested = await foreignRequests(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  const play = page.getByRole('link', { name: /^Play on YouTube/ });
  await play.scrollIntoViewIfNeeded();
  await expect(page.getByText('receives your IP address')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  expect(requested).toEqual([]);
  await expect(page.locator('iframe')).toHaveCount(0);

  await play.press('Enter');
  await expect(page.frameLocator('[data-embed] iframe').getByText('Plays')).toBeVisible();
  await expect(page.locator('[data-embed] iframe')).toHaveAttribute('title', embed.title);
  await expect(page.locator('[data-embed] iframe')).toBeFocused();
  expect(requested).toEqual([`${PLAYER}/embed/EXAMPLE0001?autoplay=1&rel=0`]);
});

test('only a page with such a video may frame its provider', async ({ changes, word }) => {
  const path = await publish(changes, word, embed);
  const frames = async (of: string) =>
    /frame-src ([^;]*)/.exec((await visit(of)).headers.get('content-security-policy') ?? '')?.[1];
  expect(await frames(path)).toBe(`'self' ${PLAYER}`);
  expect(await frames('/about')).toBe("'self'");
});

test('a table scrolls by itself on a phone, also by keyboard', async ({ page, changes, word }) => {
  const path = await publish(changes, word, readings);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(path);
  const region = page.getByRole('region', { name: readings.caption });
  await region.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const last = region.getByRole('columnheader', { name: 'Seen by' });
  await expect(last).not.toBeInViewport();
  await region.focus();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(last).toBeInViewport({ timeout: 100 });
  }).toPass();
});

test('the questions of a page are data for search engines, once', async ({ changes, word }) => {
  const path = await publish(changes, word, ...Object.values(questionsExamples).map(({ block }) => block));
  const data = [...(await visit(path)).body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    .map(([, text]) => JSON.parse(text ?? '{}') as { '@type': string; mainEntity?: unknown[] })
    .filter((entry) => entry['@type'] === 'FAQPage');
  expect(data.map(({ mainEntity }) => mainEntity?.length)).toEqual([5]);
});
