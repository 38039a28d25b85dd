import { expect } from '@playwright/test';
import { faults } from '../../../tests/e2e/helpers/axe';
import { sessionFile } from '../../../tests/e2e/helpers/people';
import { test } from '../../../tests/e2e/helpers/strict';
import { sample } from '../../../tests/helpers/extent';

test.use({ storageState: sessionFile('editor') });

for (const width of sample([1440, 390])) {
  test(`three marks on the controls, called again from Home, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/admin', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Show the tour' }).click();
    const marked = page.locator('[data-tour]');
    for (const [count, title] of [
      ['1 of 3', 'Your pages'],
      ['2 of 3', 'A new page'],
      ['3 of 3', 'Everything else'],
    ] as const) {
      const note = page.getByRole('dialog', { name: title });
      await expect(note).toBeFocused();
      await expect(note).toContainText(count);
      await expect(note).toBeInViewport({ ratio: 1 });
      await expect(marked).toHaveCount(1);
      await expect(marked).toBeInViewport({ ratio: 1 });
      expect(await faults(page, '.tour')).toEqual([]);
      await note.getByRole('button', { name: /^(Next|Done)$/ }).click();
    }
    await expect(marked).toHaveCount(0);
    await page.getByRole('link', { name: 'Show the tour' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(marked).toHaveCount(0);
  });
}
