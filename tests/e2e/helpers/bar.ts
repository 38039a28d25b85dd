import { expect, type Locator, type Page } from '@playwright/test';

/** The bar of a document: where its controls are, in this file alone. */
export const bar = (page: Page): Locator => page.locator('.doc-controls').first();

/** A form that is still being drawn may miss a press. */
async function choose(button: Locator, entry: Locator): Promise<void> {
  await expect(async () => {
    if (!(await entry.isVisible())) await button.click({ timeout: 2_000 });
    await expect(entry).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 120_000 });
  await entry.click();
}

const item = (page: Page, name: string | RegExp) => page.getByRole('menu').getByRole('menuitem', { name });

export const publishMenu = (page: Page): Locator =>
  bar(page).getByRole('button', { name: /^(More ways to publish|Submit or share)$/ });

/** Chooses an entry of the menu beside Publish, such as `Schedule…`. */
export const fromPublishMenu = (page: Page, name: string | RegExp): Promise<void> =>
  choose(publishMenu(page), item(page, name));

export const schedule = (page: Page): Promise<void> => fromPublishMenu(page, 'Schedule…');
export const share = (page: Page): Promise<void> => fromPublishMenu(page, 'Share a preview…');
export const addToRelease = (page: Page): Promise<void> => fromPublishMenu(page, 'Add to a release…');

/** The control of the preview: `Full screen`, `Show the form`, or a device. */
export const showAs = (page: Page, name: string | RegExp): Promise<void> =>
  choose(
    bar(page).getByRole('button', { name: 'Preview', exact: true }),
    page.locator('.bar-menu').locator('a, button').filter({ hasText: name }),
  );

/** The panel about the state of a document: review, note, schedules. */
export async function openReview(page: Page): Promise<Locator> {
  const panel = page.getByRole('region', { name: 'Review', exact: true });
  await expect(async () => {
    if (!(await panel.isVisible())) await bar(page).locator('button.document-state').click({ timeout: 2_000 });
    await expect(panel).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 120_000 });
  return panel;
}

/** The menu with the three dots. */
export const fromDocumentMenu = (page: Page, name: string | RegExp): Promise<void> =>
  choose(
    page.locator('.doc-controls__popup > button, .doc-controls__popup .popup-button').first(),
    page.locator('.popup__content').getByRole('button', { name, exact: true }),
  );
