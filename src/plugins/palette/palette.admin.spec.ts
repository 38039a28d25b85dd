import { expect } from '@playwright/test';
import { faults } from '../../../tests/e2e/helpers/axe';
import { samplePage, section, test } from '../../../tests/e2e/helpers/changes';
import { sessionFile } from '../../../tests/e2e/helpers/people';
import { inFull, sample } from '../../../tests/helpers/extent';

test.use({ storageState: sessionFile('editor') });

for (const width of sample([1440, 390])) {
  test(`a page is found by a word inside it and opened with the keyboard, ${width} px`, async ({
    changes,
    page,
    word,
  }) => {
    const blocks = [{ blockType: 'statement', text: `Inside ${word}inside`, layout: 'plain', section }];
    const { id } = await changes.create('pages', { ...samplePage(`/${word}`, word), blocks }, 'draft');
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/admin', { waitUntil: 'networkidle' });
    const dialog = page.getByRole('dialog', { name: 'Search and commands' });
    const field = dialog.getByRole('combobox');
    if (width < 1000) await page.getByRole('button', { name: 'Search and commands' }).click();
    else await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await field.fill(`${word}insi`);
    const option = dialog.getByRole('option', { name: new RegExp(`/${word}`) });
    await expect(option).toContainText('not published');
    await expect(option.locator('mark')).toHaveText(`${word}inside`);
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
    expect(await faults(page, '.palette')).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/admin/collections/pages/${id}`));
    await expect(dialog).toBeHidden();
  });
}

test('actions are found by their words; arrows choose, Escape closes', inFull, async ({ page }) => {
  await page.goto('/admin/collections/pages', { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search and commands' });
  await dialog.getByRole('combobox').fill('go to');
  const options = dialog.getByRole('group', { name: 'Actions' }).getByRole('option');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+k');
  await dialog.getByRole('combobox').fill('find and');
  await expect(options).toHaveText(['Find and replace']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Find and replace', level: 1 })).toBeVisible();
});

for (const [path, name] of [
  ['/admin/inbox/messages', 'Messages'],
  ['/admin/replace', 'Find and replace'],
  ['/admin/translations', 'Translations'],
]) {
  test(`it opens on ${path}, too, whose header names the view`, inFull, async ({ page }) => {
    await page.goto(path ?? '', { waitUntil: 'networkidle' });
    await expect(page.locator('.step-nav')).toContainText(name ?? '');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Search and commands' })).toBeVisible();
  });
}
