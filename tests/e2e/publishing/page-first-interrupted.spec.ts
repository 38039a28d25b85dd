import { expect, type Page } from '@playwright/test';
import { inFull } from '../../helpers/extent';
import { arrange, framed, heading, panel, statement, titleOf, toggle } from '../helpers/arrange-page-first';
import { sessionFile } from '../helpers/people';

const state = (page: Page) => page.locator('.doc-controls .save-state');
const headline = (page: Page) => framed(page).getByRole('heading', { level: 1 });

/** The panel with the fields of the hero, once the form is at rest. */
async function openHero(page: Page): Promise<void> {
  await expect(state(page)).toHaveText(/^Saved /);
  await expect(panel(page)).toBeVisible();
  await toggle(page, 0).click();
  await expect(titleOf(page)).toHaveText('Hero');
  await expect(heading(page)).toBeVisible();
}

arrange(
  'a second editor’s changes arrive in the panel, which keeps its section where it moves',
  inFull,
  async ({ api, browser, open, page, word }) => {
    const id = await open(page);
    await openHero(page);
    const context = await browser.newContext({ storageState: sessionFile('admin') });
    const other = await context.newPage();
    await other.goto(`/admin/collections/pages/${id}`);
    await expect(page.getByText(/is working on this too/)).toBeVisible();
    await heading(page).fill(`Mine ${word}`);
    await expect.poll(async () => JSON.stringify((await api.latest('pages', id)).blocks)).toContain(`Mine ${word}`);
    await context.close();

    const { blocks } = (await api.latest('pages', id)) as unknown as { blocks: object[] };
    await api.saveDraft('pages', id, { blocks: [statement(`Theirs ${word}`), ...blocks] });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(framed(page).getByText(`Theirs ${word}`)).toBeVisible();
    await expect(panel(page)).toContainText('Section 2 of 3');
    await expect(titleOf(page)).toHaveText('Hero');
    const moved = page.locator('#field-blocks__1__heading');
    await expect(moved).toHaveValue(`Mine ${word}`);
    await expect(moved).toBeVisible();
    await expect(page.locator('#field-blocks__0__text')).toBeHidden();

    await moved.fill(`Mine again ${word}`);
    const stored = async () => JSON.stringify((await api.latest('pages', id)).blocks);
    await expect.poll(stored).toContain(`Mine again ${word}`);
    expect(await stored()).toContain(`Theirs ${word}`);
  },
);

arrange(
  'a section that a colleague removes closes, says so, and comes back as it was',
  async ({ api, open, page, word }) => {
    const id = await open(page);
    await openHero(page);
    const stored = async () => JSON.stringify((await api.latest('pages', id)).blocks);
    await heading(page).fill(`Typed ${word}`);
    await expect.poll(stored).toContain(`Typed ${word}`);
    await expect(state(page)).toHaveText(/^Saved /);

    const { blocks } = (await api.latest('pages', id)) as unknown as { blocks: object[] };
    await api.saveDraft('pages', id, { blocks: blocks.slice(1) });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    const notice = page.getByRole('region', { name: 'A removed section' });
    await expect(notice).toContainText(` removed this section: Hero, “Typed ${word}”`);
    await expect(titleOf(page)).toHaveText('Sections');
    await expect(titleOf(page)).toBeFocused();
    await expect(toggle(page, 0)).toBeVisible();
    await expect(toggle(page, 1)).toHaveCount(0);
    await expect(framed(page).getByText(`Typed ${word}`)).toHaveCount(0);
    await expect(state(page)).toHaveText(/^Saved /);
    expect(await stored()).not.toContain(`Typed ${word}`);

    await notice.getByRole('button', { name: 'Put it back' }).click();
    await expect(notice).toBeHidden();
    await expect(titleOf(page)).toHaveText('Hero');
    await expect(heading(page)).toHaveValue(`Typed ${word}`);
    await expect(headline(page)).toHaveText(`Typed ${word}`);
    await expect.poll(stored).toContain(`Typed ${word}`);
    expect(await stored()).toContain(`Said ${word}`);
  },
);

arrange(
  'a removed section that cannot be put back says so, and comes back later',
  inFull,
  async ({ api, open, page, word }) => {
    const id = await open(page);
    await openHero(page);
    await heading(page).fill(`Typed ${word}`);
    await expect.poll(async () => JSON.stringify((await api.latest('pages', id)).blocks)).toContain(`Typed ${word}`);
    await expect(state(page)).toHaveText(/^Saved /);
    const { blocks } = (await api.latest('pages', id)) as unknown as { blocks: object[] };
    await api.saveDraft('pages', id, { blocks: blocks.slice(1) });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    const notice = page.getByRole('region', { name: 'A removed section' });
    const putBack = notice.getByRole('button', { name: 'Put it back' });
    await expect(putBack).toBeVisible();

    await page.context().setOffline(true);
    await putBack.click();
    const failed = page.getByText('The section could not be put back. Try again.');
    await expect(failed).toBeVisible({ timeout: 60_000 });
    await page.context().setOffline(false);
    await putBack.click();
    await expect(notice).toBeHidden();
    await expect(heading(page)).toHaveValue(`Typed ${word}`);
  },
);

arrange(
  'a section that a colleague removes stays while what was typed in it is not saved',
  inFull,
  async ({ api, open, page, word }) => {
    const id = await open(page);
    await openHero(page);
    const stored = async () => JSON.stringify((await api.latest('pages', id)).blocks);
    await page.context().setOffline(true);
    await heading(page).fill(`Typed ${word}`);
    await expect(state(page)).toHaveText('Not saved: offline, retrying');
    const { blocks } = (await api.latest('pages', id)) as unknown as { blocks: object[] };
    await api.saveDraft('pages', id, { blocks: blocks.slice(1) });
    await page.context().setOffline(false);
    const notice = page.getByRole('region', { name: 'A removed section' });
    await expect(notice).toContainText(` removed this section, which stays because you changed it: Hero`);
    await expect(titleOf(page)).toHaveText('Hero');
    await expect(heading(page)).toHaveValue(`Typed ${word}`);
    await expect.poll(stored).toContain(`Typed ${word}`);

    await notice.getByRole('button', { name: 'Remove it too' }).click();
    await expect(notice).toBeHidden();
    await expect(titleOf(page)).toHaveText('Sections');
    await expect.poll(stored).not.toContain(`Typed ${word}`);
  },
);

arrange(
  'a session that ends beside the page is begun again over it',
  inFull,
  async ({ api, open, page, person, word }) => {
    const id = await open(page);
    await openHero(page);
    await person.signOut();
    await heading(page).fill(`Signed out ${word}`);
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await expect(dialog.getByLabel('Password')).toBeFocused();
    await dialog.getByLabel('Email').fill(person.email);
    await dialog.getByLabel('Password').fill(person.password);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(titleOf(page)).toHaveText('Hero');
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toHaveValue(`Signed out ${word}`);
    await expect
      .poll(async () => JSON.stringify((await api.latest('pages', id)).blocks))
      .toContain(`Signed out ${word}`);
    await heading(page).fill(`Signed in ${word}`);
    await expect(headline(page)).toHaveText(`Signed in ${word}`);
  },
);

arrange(
  'what is typed in the panel without a connection is saved once it is back',
  inFull,
  async ({ api, open, page, word }) => {
    const id = await open(page);
    await openHero(page);
    await expect(headline(page)).toHaveText(`First ${word}`);
    await page.context().setOffline(true);
    await heading(page).fill(`Offline ${word}`);
    await expect(state(page)).toHaveText('Not saved: offline, retrying');
    await expect(state(page)).toBeInViewport();
    await page.context().setOffline(false);
    await expect(state(page)).toHaveText(/^Saved /);
    expect(JSON.stringify((await api.latest('pages', id)).blocks)).toContain(`Offline ${word}`);
    await expect(headline(page)).toHaveText(`Offline ${word}`);
    await expect(titleOf(page)).toHaveText('Hero');
    await expect(heading(page)).toBeFocused();
  },
);

arrange('undo and redo work from the panel and from the page', inFull, async ({ api, open, page, word }) => {
  const id = await open(page);
  await openHero(page);
  const stored = async () => JSON.stringify((await api.latest('pages', id)).blocks);
  await heading(page).fill(`Second ${word}`);
  await expect.poll(stored).toContain(`Second ${word}`);
  await page.keyboard.press('Control+z');
  await expect(heading(page)).toHaveValue(`First ${word}`);
  await expect(headline(page)).toHaveText(`First ${word}`);
  await expect(titleOf(page)).toHaveText('Hero');
  await page.keyboard.press('Control+Shift+z');
  await expect(heading(page)).toHaveValue(`Second ${word}`);
  await expect.poll(stored).toContain(`Second ${word}`);

  // A section that was removed on the page comes back, with the focus still there.
  await framed(page).getByText(`Said ${word}`).hover();
  await framed(page).getByRole('button', { name: 'Delete: section 2' }).click();
  await expect(framed(page).getByText(`Said ${word}`)).toHaveCount(0);
  await expect.poll(stored).not.toContain(`Said ${word}`);
  await framed(page).locator('main section').first().press('Control+z');
  await expect(framed(page).getByText(`Said ${word}`)).toBeVisible();
  await expect.poll(stored).toContain(`Said ${word}`);
});

arrange(
  'a tab that was closed opens as the page again, and offers what was not saved',
  inFull,
  async ({ api, open, page, word }) => {
    const id = await open(page);
    await openHero(page);
    await page.context().setOffline(true);
    await heading(page).fill(`Unsaved ${word}`);
    await expect(state(page)).toHaveText('Not saved: offline, retrying');
    await page.goto('about:blank');
    await page.context().setOffline(false);

    await page.goto(`/admin/collections/pages/${id}`);
    await expect(panel(page)).toBeVisible();
    const offer = page.getByRole('region', { name: 'Changes that were not saved' });
    await expect(offer).toBeInViewport();
    await offer.getByRole('button', { name: 'Restore' }).click();
    await expect(headline(page)).toHaveText(`Unsaved ${word}`);
    await expect.poll(async () => JSON.stringify((await api.latest('pages', id)).blocks)).toContain(`Unsaved ${word}`);
    await toggle(page, 0).click();
    await expect(heading(page)).toHaveValue(`Unsaved ${word}`);
  },
);
