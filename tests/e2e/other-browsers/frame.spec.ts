import { expect } from '@playwright/test';
import type { Tab } from './tab';
import { isVisible, test } from './test';

const PAGE = '/terms';

async function open(tab: Tab): Promise<void> {
  await tab.open(PAGE);
  await expect.poll(() => tab.run(() => document.querySelector('header')?.hasAttribute('data-live'))).toBe(true);
}

const bottomOfBar = (tab: Tab) =>
  tab.run(() => document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN);

test('the bar hides on the way down and comes back on the way up', async ({ tab }) => {
  await open(tab);
  await tab.run(() => scrollTo({ top: 1200, behavior: 'instant' }));
  await expect.poll(() => bottomOfBar(tab)).toBeLessThanOrEqual(0);
  await tab.run(() => scrollTo({ top: 1100, behavior: 'instant' }));
  await expect.poll(() => bottomOfBar(tab)).toBeGreaterThan(0);
});

test('a menu opens under the pointer, and its page is one click away', async ({ tab }) => {
  await open(tab);
  await tab.hover('.nav-item:has(.drop) > .nav-link');
  await expect.poll(() => isVisible(tab, '.drop')).toBe(true);
  await tab.click('.drop li:last-child a');
  await expect.poll(() => tab.path()).toMatch(/^\/solutions\/./);
});

test('a menu opens by keyboard, and Escape closes it', async ({ tab }) => {
  await open(tab);
  await tab.run(() => document.querySelector<HTMLElement>('.nav-toggle')?.focus());
  await tab.press('Enter');
  await expect.poll(() => isVisible(tab, '.drop')).toBe(true);
  await tab.press('Tab');
  expect(await tab.run(() => document.activeElement?.closest('ul')?.className)).toBe('drop');
  await tab.press('Escape');
  await expect.poll(() => isVisible(tab, '.drop')).toBe(false);
  expect(await tab.run(() => document.activeElement?.className)).toBe('nav-toggle');
});

test.describe('on a narrow screen', () => {
  test.use({ window: { width: 500, height: 900, hasScripts: true } });

  test('the menu covers the page, with one group open at a time', async ({ tab }) => {
    await open(tab);
    await tab.click('.nav-menu > summary');
    await expect.poll(() => isVisible(tab, '.nav-sheet')).toBe(true);
    const groups = () =>
      tab.run(() => [...document.querySelectorAll<HTMLDetailsElement>('.nav-group')].map(({ open }) => open));
    const count = (await groups()).length;
    expect(count).toBeGreaterThan(1);
    for (let index = 0; index < 2; index++) {
      await tab.run((at: number) => {
        document.querySelectorAll<HTMLElement>('.nav-group > summary')[at]?.click();
      }, index);
      await expect.poll(groups).toEqual(Array.from({ length: count }, (_, at) => at === index));
    }
    await tab.click('.nav-menu > summary');
    await expect.poll(() => isVisible(tab, '.nav-sheet')).toBe(false);
  });
});
