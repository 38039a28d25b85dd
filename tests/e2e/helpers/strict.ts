import { type BrowserContext, test as base, expect } from '@playwright/test';

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

/** Tests that also fail on any content security policy violation. */
export const test = base.extend({
  context: async ({ context }, use) => {
    const seen = violations(context);
    await use(context);
    expect(seen).toEqual([]);
  },
});
