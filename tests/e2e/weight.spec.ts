import { expect, test } from '@playwright/test';
import { gramsOf } from '../../scripts/bench/measure/carbon.ts';
import { viewport } from '../../scripts/bench/measure/weight.ts';
import { limits } from '../../scripts/bench/report/limits.ts';
import { contentPages, formPages } from '../../scripts/bench/world/pages.ts';
import { record } from '../../scripts/bench/world/recorder.ts';
import { sample } from '../helpers/extent';

test.use({ viewport });

const pages = [
  ...sample(contentPages, 2).map((path) => ({ path, limit: limits.visit.content })),
  ...sample(formPages, 1).map((path) => ({ path, limit: limits.visit.forms })),
];

for (const { path, limit } of pages) {
  test(`a first visit of ${path} stays within the budget of bytes and carbon, and asks no third party`, async ({
    page,
  }) => {
    const requests = await record(await page.context().newCDPSession(page));
    await page.goto(path, { waitUntil: 'networkidle' });
    const { origin } = new URL(page.url());
    const all = [...requests.values()];
    const bytes = all.reduce((sum, { wire }) => sum + wire, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes, all.map(({ url, wire }) => `${wire} ${url}`).join('\n')).toBeLessThanOrEqual(limit.bytes);
    expect(gramsOf(bytes)).toBeLessThanOrEqual(limit.grams);
    expect(all.map(({ url }) => url).filter((url) => new URL(url).origin !== origin)).toEqual([]);
  });
}
