import { expect } from '@playwright/test';
import { samplePage, test } from '../../../tests/e2e/helpers/changes';
import { sessionFile } from '../../../tests/e2e/helpers/people';
import { visit } from '../../../tests/e2e/helpers/site';
import { inFull } from '../../../tests/helpers/extent';

test.use({ storageState: sessionFile('editor') });

test(
  'the question about warnings, and that before a deletion, begin on the safe button',
  inFull,
  async ({ api, changes, page, word }) => {
    const { id } = await changes.create('pages', { ...samplePage(`/${word}`, word), meta: {} }, 'draft');
    await page.goto(`/admin/collections/pages/${id}`, { waitUntil: 'networkidle' });
    await page.locator('#action-save').click();
    const question = page.getByRole('dialog', { name: /^Publish with/ });
    await expect(question.getByRole('button', { name: 'Back to the draft' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    expect((await visit(`/${word}`)).status).toBe(404);

    await page.locator('.doc-controls__popup > button, .doc-controls__popup .popup-button').first().click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.locator('.confirmation-modal #confirm-cancel')).toBeFocused();
    await expect(page.locator('#delete-forever')).not.toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page.locator('.confirmation-modal')).toHaveCount(0);
    expect((await api.latest('pages', id)).deletedAt ?? null).toBeNull();
  },
);

test('what could not be checked is not published, and says so', inFull, async ({ changes, page, word }) => {
  const { id } = await changes.create('pages', { ...samplePage(`/${word}`, word), meta: {} }, 'draft');
  await page.goto(`/admin/collections/pages/${id}`, { waitUntil: 'networkidle' });
  await page.route(`**/api/checks/pages/${id}`, (route) => route.abort('connectionreset'));
  await page.locator('#action-save').click();
  await expect(page.locator('.payload-toast-container')).toContainText(
    'Not published. The site is not responding. Please try again.',
  );
  expect((await visit(`/${word}`)).status).toBe(404);
  await page.unrouteAll({ behavior: 'wait' });
  await page.locator('#action-save').click();
  await expect(page.getByRole('dialog', { name: /^Publish with/ })).toBeVisible();
});
