import { expect } from '@playwright/test';
import { inFull } from '../../helpers/extent';
import { samplePage, test } from '../helpers/changes';
import { hydrated, isHydrated } from '../helpers/forms';
import { visit } from '../helpers/site';

const address = process.env.RESTART_URL;
const restart = async (query: string) =>
  expect((await fetch(`${address}/?${query}`, { method: 'POST' })).status).toBe(204);

test.describe('without the delivery layer (DELIVERY=off)', inFull, () => {
  test.skip(!address, 'The site cannot be restarted from here: run `npm test`.');
  test.beforeAll(() => restart('with=DELIVERY=off'));
  test.afterAll(() => restart('signal=SIGTERM'));

  test('pages are ordinary pages of Next, work, and break no policy', async ({ page }) => {
    for (const path of ['/platform', '/contact', '/terms']) {
      expect((await page.goto(path))?.status(), path).toBe(200);
      await hydrated(page.locator('main'));
    }
    expect((await visit('/no-such-page')).status).toBe(404);
  });

  test('what is published shows at once', async ({ api, changes, word }) => {
    const { id } = await changes.create('pages', samplePage(`/${word}`, `First ${word}`));
    for (const heading of [`First ${word}`, `Second ${word}`]) {
      await api.publish('pages', id, { blocks: samplePage(`/${word}`, heading).blocks });
      for (let time = 0; time < 2; time++) expect((await visit(`/${word}`)).body).toContain(heading);
    }
  });
});

test('with it, the same pages are stripped again, without a new build', inFull, async ({ page }) => {
  await page.goto('/platform');
  expect(await isHydrated(page.locator('main'))).toBe(false);
});
