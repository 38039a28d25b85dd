import { expect, type Page } from '@playwright/test';

/** Expects exactly one toast, with these texts. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toHaveCount(1);
  await expect(toast.locator('[data-title]')).toHaveText(title);
  if (description !== undefined) await expect(toast.locator('[data-description]')).toHaveText(description);
}

/** Longer than the minimum time of any form (supabase/functions/_shared/spam-signals.ts): faster visitors count as bots. */
export const readTheForm = (page: Page) => page.waitForFunction(() => performance.now() > 2_300);
