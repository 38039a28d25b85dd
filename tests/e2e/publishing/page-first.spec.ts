import { expect } from '@playwright/test';
import { inFull } from '../../helpers/extent';
import { arrange, framed, heading, panel, titleOf, toggle } from '../helpers/arrange-page-first';
import { faults } from '../helpers/axe';
import { showAs } from '../helpers/bar';
import { Editor } from '../helpers/editor';

arrange('a headline is changed where it is seen, in one click', inFull, async ({ api, open, page, word }) => {
  const id = await open(page);
  await expect(panel(page)).toBeVisible();
  await expect(heading(page)).toBeHidden();
  const editor = new Editor(page);
  await editor.click(framed(page).getByRole('heading', { level: 1 }));
  await expect(titleOf(page)).toHaveText('Hero');
  await expect(heading(page)).toBeFocused();
  await editor.fill(heading(page), `Second ${word}`);
  await expect(framed(page).getByRole('heading', { level: 1 })).toHaveText(`Second ${word}`);
  await expect
    .poll(async () => ((await api.latest('pages', id)).blocks as { heading?: string }[])[0]?.heading)
    .toBe(`Second ${word}`);
  editor.note('change a headline');
});

arrange('the focus is on the panel once a page is opened from its list', inFull, async ({ open, page, word }) => {
  await open(page);
  await page.goto(`/admin/collections/pages?search=${word}`, { waitUntil: 'networkidle' });
  await page.locator('.collection-list tbody').getByRole('link').first().press('Enter');
  await expect(titleOf(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('.collection-edit__main :focus')).toBeVisible();
});

arrange('a section that is pressed while the panel is on its way opens in it', inFull, async ({ open, page }) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/api/payload-preferences/page-first*', async (route) => {
    await arrival;
    await route.continue();
  });
  await open(page);
  await toggle(page, 1).click();
  await expect(panel(page)).toBeHidden();
  arrive();
  await expect(titleOf(page)).toHaveText('Statement');
  await expect(page.locator('#field-blocks__1__text')).toBeVisible();
});

arrange('content comes first, design is closed, settings have a panel of their own', async ({ open, page }) => {
  await open(page);
  await expect(panel(page)).toBeVisible();
  await page.locator('#blocks-row-0 .collapsible__toggle').first().press('Enter');
  await expect(titleOf(page)).toBeFocused();
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('#blocks-row-1')).toBeHidden();
  const ground = page.locator('#field-blocks__0__section__ground');
  await expect(ground).toBeHidden();
  await expect(page.locator('#field-blocks__0__badge')).toBeHidden();
  await page.getByRole('button', { name: 'Design', exact: true }).click();
  // What is out of view is not rendered.
  await page.getByRole('heading', { name: 'Section settings' }).evaluate((part) => part.scrollIntoView());
  await expect(ground).toBeVisible();
  expect(await faults(page, '.collection-edit__main')).toEqual([]);

  await heading(page).press('Escape');
  await expect(page.locator('#blocks-row-1')).toBeVisible();
  await expect(heading(page)).toBeHidden();

  await panel(page).getByRole('button', { name: 'Page settings' }).click();
  await expect(page.locator('#field-title')).toBeVisible();
  await expect(page.locator('#field-meta__title')).toBeVisible();
  await expect(page.locator('#field-blocks')).toBeHidden();

  // The form remembers its open tab; the panel begins with the sections.
  await page.reload();
  await expect(page.locator('#blocks-row-1')).toBeVisible();
});

arrange('an address leads to a field, wherever the panel has it', inFull, async ({ open, page }) => {
  const id = await open(page);
  for (const [field, input] of [
    ['meta.title', '#field-meta__title'],
    ['blocks.1.section.anchor', '#field-blocks__1__section__anchor'],
  ]) {
    await page.goto(`/admin/collections/pages/${id}?field=${field}`);
    await expect(panel(page)).toBeVisible();
    await expect(page.locator(String(input))).toBeFocused();
  }
});

arrange('one key leads to the whole form and back, and the choice is kept', inFull, async ({ open, page }) => {
  await open(page);
  await expect(panel(page)).toBeVisible();
  await titleOf(page).focus();
  await page.keyboard.press('w');
  await expect(panel(page)).toBeHidden();
  await expect(page.locator('#field-title')).toBeVisible();
  await page.reload();
  await expect(page.locator('#field-title')).toBeVisible();
  await expect(panel(page)).toBeHidden();
  await showAs(page, 'Page and panel');
  await expect(panel(page)).toBeVisible();
  await page.reload();
  await expect(panel(page)).toBeVisible();
});

arrange('a section that is chosen comes into view in the page, and at the top of the panel', async ({ open, page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await open(page, 12);
  const last = framed(page).locator('[data-section="blocks.12"]');
  await expect(last).toBeAttached();
  await expect(last).not.toBeInViewport();
  await expect(panel(page)).toBeVisible();
  await toggle(page, 12).click();
  await expect(titleOf(page)).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 0.5 });
  const scrolled = () => panel(page).evaluate((head) => head.closest('.collection-edit__main')?.scrollTop);
  await expect.poll(scrolled).toBe(0);

  // The whole form begins where the person was.
  await page.keyboard.press('w');
  await expect(panel(page)).toBeHidden();
  await expect(toggle(page, 12)).toBeFocused();
  await expect(page.locator('#field-blocks__12__text')).toBeInViewport();
  await page.keyboard.press('w');
  await expect(titleOf(page)).toHaveText('Statement');
  await expect(page.locator('#field-blocks__12__text')).toBeVisible();
});

arrange('search and the bell are at the start of the bar', inFull, async ({ open, page }) => {
  await open(page);
  await expect(panel(page)).toBeVisible();
  const buttons = [
    page.getByRole('button', { name: 'Search and commands' }),
    page.getByRole('button', { name: /^Notifications/ }),
  ];
  const state = await page.locator('.doc-controls .save-state').boundingBox();
  for (const button of buttons) {
    const box = await button.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(state?.x ?? 0);
  }
  await buttons[0]?.click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await buttons[1]?.click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
});

arrange('a refused field is shown with its section', async ({ open, page }) => {
  await open(page);
  await expect(panel(page)).toBeVisible();
  await page.locator('#blocks-row-0 .collapsible__toggle').first().click();
  await heading(page).fill('');
  await heading(page).press('Escape');
  await expect(heading(page)).toBeHidden();
  await page.locator('#action-save').click();
  await expect(titleOf(page)).toHaveText('Hero');
  await expect(heading(page)).toBeFocused();
});

for (const width of [1024, 390]) {
  arrange(`at ${width} px, the whole form opens`, inFull, async ({ open, page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    await expect(page.locator('#field-title')).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-page-first');
  });
}

arrange('a page that cannot be shown gives way to its form', async ({ open, page }) => {
  await page.clock.install();
  await page.route(/\/preview\/frame/, (route) => route.abort());
  await open(page);
  // The form waits a minute for its page.
  await expect(async () => {
    await page.clock.fastForward('01:00');
    await expect(page.getByText('Here is its form instead.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.locator('#field-title')).toBeVisible();
});
