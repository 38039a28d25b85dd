import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

/** Content security policy violations of every page and frame in a context, from the console. */
export function violations(context: BrowserContext): string[] {
  const seen: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('Content Security Policy')) {
      seen.push(`${new URL(message.page()?.url() ?? 'about:blank').pathname}: ${message.text()}`);
    }
  });
  return seen;
}

/**
 * Waits until React handles the page. The admin's HTML is complete seconds earlier on a busy machine, and takes no input
 * until then.
 */
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

/** Tests that also fail on any content security policy violation, and use the admin once it takes input. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (...args) => {
      const response = await goto(...args);
      await takesInput(page);
      return response;
    };
    page.reload = async (...args) => {
      const response = await reload(...args);
      await takesInput(page);
      return response;
    };
    await use(page);
  },
  context: async ({ context }, use) => {
    const seen = violations(context);
    await use(context);
    expect(seen).toEqual([]);
  },
});
