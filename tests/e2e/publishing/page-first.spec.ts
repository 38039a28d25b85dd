import { expect, type Page } from '@playwright/test';
import { faults } from '../helpers/axe';
import { showAs } from '../helpers/bar';
import { samplePage, test } from '../helpers/changes';
import { Editor } from '../helpers/editor';
import { prefer } from '../helpers/page-first';
import { siteUrl } from '../helpers/site';
import { temporaryStaff } from '../helpers/temporary-staff';

const statement = (text: string) => ({
  blockType: 'statement',
  text,
  layout: 'plain',
  section: { ground: 'white', spacing: 'standard' },
});

const panel = (page: Page) => page.locator('.page-panel');
const title = (page: Page) => panel(page).getByRole('heading', { level: 2 });
const framed = (page: Page) => page.frameLocator('#live-preview-iframe');
const heading = (page: Page) => page.locator('#field-blocks__0__heading');

/** A person of their own, who has not chosen the whole form. */
const arrange = test.extend<{ open: (page: Page) => Promise<string> }>({
  open: async ({ api, changes, word }, use) => {
    const person = await temporaryStaff(api, 'editor');
    changes.later(person.remove);
    await prefer(person.token, 'page first');
    const sample = samplePage(`/${word}`, `First ${word}`);
    const [hero] = sample.blocks as object[];
    const { id } = await changes.create('pages', { ...sample, blocks: [hero, statement(`Said ${word}`)] });
    await use(async (page) => {
      await page.context().addCookies([{ name: 'payload-token', value: person.token, url: siteUrl, httpOnly: true }]);
      await page.goto(`/admin/collections/pages/${id}`);
      return id;
    });
  },
});

arrange('a headline is changed where it is seen, in one click', async ({ api, open, page, word }) => {
  const id = await open(page);
  await expect(panel(page)).toBeVisible();
  await expect(heading(page)).toBeHidden();
  const editor = new Editor(page);
  await editor.click(framed(page).getByRole('heading', { level: 1 }));
  await expect(title(page)).toHaveText('Hero');
  await expect(heading(page)).toBeFocused();
  await editor.fill(heading(page), `Second ${word}`);
  await expect(framed(page).getByRole('heading', { level: 1 })).toHaveText(`Second ${word}`);
  await expect
    .poll(async () => ((await api.latest('pages', id)).blocks as { heading?: string }[])[0]?.heading)
    .toBe(`Second ${word}`);
  editor.note('change a headline');
});

arrange('content comes first, design is closed, settings have a panel of their own', async ({ open, page }) => {
  await open(page);
  await page.locator('#blocks-row-0 .collapsible__toggle').first().press('Enter');
  await expect(title(page)).toBeFocused();
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('#blocks-row-1')).toBeHidden();
  const ground = page.locator('#field-blocks__0__section__ground');
  await expect(ground).toBeHidden();
  await page.getByRole('button', { name: 'Design', exact: true }).click();
  // What is out of view is not rendered.
  await page.getByRole('button', { name: 'Design', exact: true }).evaluate((toggle) => toggle.scrollIntoView());
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

arrange('an address leads to a field, wherever the panel has it', async ({ open, page }) => {
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

arrange('one key leads to the whole form and back, and the choice is kept', async ({ open, page }) => {
  await open(page);
  await expect(panel(page)).toBeVisible();
  await title(page).focus();
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

arrange('a refused field is shown with its section', async ({ open, page }) => {
  await open(page);
  await page.locator('#blocks-row-0 .collapsible__toggle').first().click();
  await heading(page).fill('');
  await heading(page).press('Escape');
  await expect(heading(page)).toBeHidden();
  await page.locator('#action-save').click();
  await expect(title(page)).toHaveText('Hero');
  await expect(heading(page)).toBeFocused();
});

for (const width of [1024, 390]) {
  arrange(`at ${width} px, the whole form opens`, async ({ open, page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    await expect(page.locator('#field-title')).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-page-first');
  });
}

arrange('a page that cannot be shown gives way to its form', async ({ open, page }) => {
  await page.route(/\/preview\/frame/, (route) => route.abort());
  await open(page);
  await expect(page.getByText('Here is its form instead.')).toBeVisible({ timeout: 90_000 });
  await expect(page.locator('#field-title')).toBeVisible();
});
