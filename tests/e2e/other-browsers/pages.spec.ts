import { expect } from '@playwright/test';
import { beyondTheEdge } from '../helpers/edges';
import { measured } from '../helpers/routes';
import { plainQuotes } from '../helpers/site';
import { test } from './test';

const scrollThrough = async () => {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
};

/** Transparent, or not in the brand's font. Drawings have states that are not shown yet. */
const unreadable = () => {
  const isTransparent = (element: Element | null): boolean =>
    element !== null && (Number(getComputedStyle(element).opacity) < 0.5 || isTransparent(element.parentElement));
  const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd):not([aria-hidden="true"] *)')];
  const transparent = texts.filter(
    (text) => text.checkVisibility() && text.ariaHidden !== 'true' && isTransparent(text),
  );
  // The others are local fallbacks, which a machine may lack.
  const own = [...document.fonts].filter(({ family }) => /Grotesk|Plex/.test(family));
  const missing = own.filter(({ status }) => status === 'error').map(({ family }) => family);
  return [...transparent.map(({ textContent }) => `transparent: ${textContent?.slice(0, 60)}`), ...missing];
};

const reference = ['/design-system', '/perception-icon', '/voice-verbal', '/templates', '/container-treatments'];
const others = [...reference, '/auth', '/search?q=signal', '/no-such-page'];
const all = [...measured, ...others.map((path) => ({ path, heading: undefined }))];

for (const { path, heading } of all) {
  test(`${path} is readable to its end, and fits its window`, async ({ tab }) => {
    await tab.open(path);
    const h1 = await tab.run(() => document.querySelector('h1')?.textContent ?? '');
    if (heading) expect(plainQuotes(h1)).toBe(plainQuotes(heading));
    else expect(h1).not.toBe('');
    await tab.run(scrollThrough);
    await expect.poll(() => tab.run(unreadable)).toEqual([]);
    expect(await tab.run(beyondTheEdge)).toEqual([]);
    await tab.resize(500, 900);
    await tab.open(path);
    await expect.poll(() => tab.run(() => innerWidth)).toBe(500);
    await expect.poll(() => tab.run(beyondTheEdge)).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ window: { width: 1440, height: 900, hasScripts: false } });

  test('every section of a page shows its text', async ({ tab }) => {
    await tab.open('/solutions/energy');
    const hidden = await tab.run(() => {
      const sections = [...document.querySelectorAll('main > section')];
      const isShown = (section: Element) => section.querySelector('h1, h2')?.checkVisibility() ?? false;
      return { of: sections.length, hidden: sections.filter((section) => !isShown(section)).length };
    });
    expect(hidden.of).toBeGreaterThan(5);
    expect(hidden.hidden).toBe(0);
  });
});
