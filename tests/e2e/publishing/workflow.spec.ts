import { expect } from '@playwright/test';
import { inFull } from '../../helpers/extent';
import { faults } from '../helpers/axe';
import { bar, fromPublishMenu, openReview, schedule } from '../helpers/bar';
import { samplePage, section, test } from '../helpers/changes';
import { pressPublish } from '../helpers/editor';
import { sessionFile } from '../helpers/people';
import { visit } from '../helpers/site';

test('an author submits a page, an editor returns it, the author reads why, an editor publishes', async ({
  api,
  browser,
  changes,
  word,
}) => {
  const path = `/${word}`;
  const { id } = await changes.create('pages', samplePage(path, word), 'draft');
  const author = await (await browser.newContext({ storageState: sessionFile('author') })).newPage();
  const editor = await (await browser.newContext({ storageState: sessionFile('editor') })).newPage();
  const address = `/admin/collections/pages/${id}`;

  await author.goto(address);
  await fromPublishMenu(author, 'Submit for review…');
  await author.getByLabel('Note for the editor').fill('Is the headline right?');
  await author.getByRole('button', { name: 'Submit for review', exact: true }).click();
  await expect(author.getByRole('region', { name: 'Review' })).toContainText('Waiting for review');

  await editor.goto(`/admin/collections/pages?limit=10&search=${word}`);
  await expect(editor.getByRole('row').filter({ hasText: word })).toContainText('Waiting for review');
  await editor.goto(address);
  await expect(bar(editor)).toContainText('In review');
  await editor.getByRole('button', { name: 'Return…' }).click();
  const review = editor.getByRole('region', { name: 'Review', exact: true });
  await expect(review).toContainText('Is the headline right?');
  await expect(review).toContainText('All of it: it was never published.');
  await expect(review.getByLabel('What is missing?')).toBeFocused();
  expect(await faults(editor, '.side-panel:popover-open')).toEqual([]);
  await review.getByLabel('What is missing?').fill('Shorter, please.');
  await review.getByRole('button', { name: 'Return with a note' }).click();
  await expect(review).toContainText('Returned with a note');
  // Twice: what the first one found has been dealt with by then.
  for (let count = 0; count < 2; count++) {
    const response = editor.waitForResponse(/\/stay$/);
    await editor.evaluate(() => window.dispatchEvent(new Event('focus')));
    await response;
  }
  await expect(editor.getByText('The changes were merged into your form')).toHaveCount(0);

  await author.reload();
  await expect(bar(author)).toContainText('Returned');
  await expect(await openReview(author)).toContainText('Shorter, please.');
  expect((await visit(path)).status).toBe(404);

  await editor.reload();
  await pressPublish(editor);
  await expect(await openReview(editor)).toContainText('Not in review.');
  expect((await visit(path)).status).toBe(200);
  expect((await api.latest('pages', id)).editorial).toMatchObject({ state: 'writing', note: null });
  for (const page of [author, editor]) await page.context().close();
});

test.describe('a schedule', () => {
  test.use({ storageState: sessionFile('editor') });

  for (const [status, choice] of [
    ['draft', 'publish'],
    ['published', 'unpublish'],
  ] as const)
    test(`preselects ${choice} for a page that is ${status}`, inFull, async ({ changes, page, word }) => {
      const { id } = await changes.create('pages', samplePage(`/${word}`, word), status);
      await page.goto(`/admin/collections/pages/${id}`, { waitUntil: 'networkidle' });
      await schedule(page);
      const dialog = page.getByRole('dialog', { name: 'Schedule' });
      await expect(dialog.getByLabel('What happens')).toHaveValue(choice);
    });
});

test.describe('a schedule of changes to what is live', () => {
  test.use({ storageState: sessionFile('editor') });

  test('leaves the live page and the draft as they are until then', async ({ api, changes, page, word }) => {
    const { id } = await changes.create('pages', samplePage(`/${word}`, word));
    await api.saveDraft('pages', id, { title: `Later ${word}` });
    const before = await api.latest('pages', id);
    await page.goto(`/admin/collections/pages/${id}`, { waitUntil: 'networkidle' });
    const saves: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') saves.push(request.url());
    });
    await schedule(page);
    const dialog = page.getByRole('dialog', { name: 'Schedule' });
    await dialog.getByLabel('When').fill('2040-01-06T22:50');
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(bar(page)).toContainText('Scheduled');
    expect(saves).toEqual([]);
    expect((await api.latest('pages', id)).updatedAt).toBe(before.updatedAt);
    expect((await visit(`/${word}`)).body).toContain(word);
  });
});

test.describe('a schedule in New York', () => {
  test.use({ storageState: sessionFile('editor'), timezoneId: 'America/New_York' });

  test('is in the time zone of the person, and says what it means', inFull, async ({ changes, page, word }) => {
    const { id } = await changes.create('pages', samplePage(`/${word}`, word), 'draft');
    await page.goto(`/admin/collections/pages/${id}`, { waitUntil: 'networkidle' });
    await schedule(page);
    const dialog = page.getByRole('dialog', { name: 'Schedule' });
    await dialog.getByLabel('When').fill('2040-01-06T22:50');
    await expect(dialog.locator('output')).toHaveText(
      /^Friday, January 6, 2040, 10:50\sPM in New York, in [\d,]+ days \(8:50\sPM in Denver\)$/,
    );
    expect(await faults(page, 'dialog[open]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('.schedule-publish')).toHaveCount(0);
    await expect(bar(page)).toContainText('Scheduled');
    const review = await openReview(page);
    await expect(review.getByText(/Publishes Friday, January 6, 2040, 10:50\sPM in New York/)).toBeVisible();
    await page.goto('/admin');
    const planned = page.getByRole('region', { name: 'Coming up' }).getByRole('listitem').filter({ hasText: word });
    await expect(planned.locator('time')).toHaveAttribute('datetime', '2040-01-07T03:50:00.000Z');
    await expect(planned).toContainText(/10:50\sPM in New York/);
    await page.goto(`/admin/collections/pages/${id}`);
    await openReview(page);
    await review.getByRole('button', { name: /^Cancel/ }).click();
    await expect(review.getByText(/Publishes Friday/)).toHaveCount(0);
  });
});

test(
  'documents in use are moved to the trash only on confirmation, and can be restored',
  inFull,
  async ({ browser, changes, word }) => {
    const path = `/${word}`;
    const { id } = await changes.create('pages', samplePage(path, `Used ${word}`));
    const link = { label: 'There', kind: 'document', document: { relationTo: 'pages', value: id } };
    await changes.create('pages', {
      title: `Linking ${word}`,
      path: `${path}-linking`,
      blocks: [{ blockType: 'cta-band', heading: 'Go', text: 'There.', primary: link, section }],
    });
    const page = await (await browser.newContext({ storageState: sessionFile('editor') })).newPage();
    await page.goto(`/admin/collections/pages/${id}`);
    const usage = page.getByRole('region', { name: 'Where this is used' });
    await expect(usage.getByRole('link', { name: `Linking ${word}` })).toBeVisible();
    await usage.getByRole('button', { name: 'Remove anyway' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove anyway' }).click();
    await expect(page).toHaveURL(/\/admin\/collections\/pages(\?|$)/);
    expect((await visit(path)).status).toBe(404);
    expect((await visit(`${path}-linking`)).body).not.toContain(`href="${path}"`);

    await page.goto(`/admin/collections/pages/trash/${id}`);
    const confirm = page.locator('#confirm-action');
    await expect(async () => {
      if (!(await confirm.isVisible())) await page.locator('#action-restore').click({ timeout: 1000 });
      await expect(confirm).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.locator('#restore-as-published').check();
    await confirm.click();
    await expect.poll(async () => (await visit(path)).status).toBe(200);
    await page.context().close();
  },
);
