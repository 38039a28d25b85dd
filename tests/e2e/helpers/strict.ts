import { type BrowserContext, test as base, expect } from '@playwright/test';

/** What browsers refuse because of a page's policy, in every page and frame of a context, as their console says it. */
export function violations(context: BrowserContext): string[] {
  const seen: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('Content Security Policy')) {
      seen.push(`${new URL(message.page()?.url() ?? 'about:blank').pathname}: ${message.text()}`);
    }
  });
  return seen;
}

/** Tests in whose pages nothing is ever refused by a content security policy, whatever else they look at. */
export const test = base.extend({
  context: async ({ context }, use) => {
    const seen = violations(context);
    await use(context);
    expect(seen).toEqual([]);
  },
});
