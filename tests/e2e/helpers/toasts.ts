import { expect, type Page } from '@playwright/test';

export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toHaveCount(1);
  await expect(toast.locator('[data-title]')).toHaveText(title);
  if (description !== undefined) await expect(toast.locator('[data-description]')).toHaveText(description);
}

/** Faster visitors count as bots (supabase/functions/_shared/spam-signals.ts). */
export const readTheForm = (page: Page) => page.waitForFunction(() => performance.now() > 2_300);
