import { expect, type Page } from '@playwright/test';

/** Expects the one toast that is shown to say this. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toHaveCount(1);
  await expect(toast.locator('[data-title]')).toHaveText(title);
  if (description !== undefined) await expect(toast.locator('[data-description]')).toHaveText(description);
}

/** Longer than the time trap of any form (supabase/functions/_shared/traps.ts): who is faster counts as a machine. */
export const readTheForm = (page: Page) => page.waitForFunction(() => performance.now() > 2_300);
