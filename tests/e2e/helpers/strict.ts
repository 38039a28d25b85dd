import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

export function violations(context: BrowserContext): string[] {
  const seen: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('Content Security Policy')) {
      seen.push(`${new URL(message.page()?.url() ?? 'about:blank').pathname}: ${message.text()}`);
    }
  });
  return seen;
}

/** Until React handles the page, which may take seconds, the admin takes no input. */
async function takesInput(page: Page): Promise<void> {
  if (!new URL(page.url()).pathname.startsWith('/admin')) return;
  await page
    .waitForFunction(
      () => {
        // Parts of a page become interactive one after another.
        const controls = [...document.querySelectorAll('button, input')];
        return controls.every((control) => Object.keys(control).some((key) => key.startsWith('__reactFiber$')));
      },
      undefined,
      { timeout: 20_000 },
    )
    .catch(() => undefined);
}

type Load = { waitUntil?: 'load' | 'domcontentloaded' | 'networkidle' | 'commit' };

/**
 * Waits for a quiet network, but not for long: a form reports who has it open, and the preview beside it may be loaded
 * again, so that a page in use has no moment at which it must be quiet.
 */
async function loaded<Result>(page: Page, options: Load | undefined, load: (options?: Load) => Promise<Result>) {
  const isQuiet = options?.waitUntil === 'networkidle';
  const response = await load(isQuiet ? { waitUntil: 'load' } : undefined);
  await takesInput(page);
  if (isQuiet) await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => undefined);
  return response;
}

/** Fails on any content security policy violation, and uses the admin once it takes input. */
export const test = base.extend({
  page: async ({ javaScriptEnabled, page }, use) => {
    if (!javaScriptEnabled) return use(page);
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = (url, options) => loaded(page, options, (how) => goto(url, { ...options, ...how }));
    page.reload = (options) => loaded(page, options, (how) => reload({ ...options, ...how }));
    await use(page);
    // The context is used again (playwright.config.ts): a faked response must not reach the next test.
    await page.unrouteAll({ behavior: 'ignoreErrors' }).catch((error: unknown) => {
      // The test has closed it.
      if (!page.isClosed()) throw error;
    });
  },
  context: async ({ context }, use) => {
    const seen = violations(context);
    await use(context);
    expect(seen).toEqual([]);
  },
});
