import { expect } from '@playwright/test';
import { inFull } from '../../helpers/extent';
import { openReview, publishMenu } from '../helpers/bar';
import { samplePage, test } from '../helpers/changes';
import { Editor } from '../helpers/editor';
import { sessionFile } from '../helpers/people';
import { visit } from '../helpers/site';

test.use({ storageState: sessionFile('editor'), viewport: { width: 1440, height: 900 } });

test(
  'a landing page of eight sections is composed from nothing and published',
  inFull,
  async ({ api, changes, page, word }) => {
    test.setTimeout(300_000);
    const editor = new Editor(page);
    await editor.open('/admin');
    await editor.click(page.getByRole('link', { name: 'New page' }));
    await editor.fill(page.locator('#field-new-name'), `Landing ${word}`);
    await editor.fill(page.locator('#field-new-path'), `/${word}`);
    await editor.click(page.getByRole('button', { name: 'Create the page' }));
    await expect(page.locator('#field-title')).toHaveValue(`Landing ${word}`);
    changes.later(() => api.removeWhere('pages', { path: `/${word}` }));
    const kinds = [
      'Hero',
      'Statement',
      'Columns',
      'Card grid',
      'Numbered steps',
      'Challenge with chart',
      'Metrics',
      'Call-to-action band',
    ];
    for (const kind of kinds) await editor.addSection(kind);
    await editor.click(page.locator('#blocks-row-0 .collapsible__toggle').first());
    await editor.fill(page.locator('[name="blocks.0.heading"]'), `Seen early ${word}`);
    await editor.confirmExamples();
    await editor.publish();
    // On a slow machine, the list of examples takes more than one click for a field.
    editor.note('compose a landing page of eight sections and publish it', 40);

    const { status, body } = await visit(`/${word}`);
    expect(status).toBe(200);
    expect(body).toContain(`Seen early ${word}`);
    await page.goto(`/${word}`);
    await expect(page.locator('main > section')).toHaveCount(kinds.length);
  },
);

test('a page is renamed, and its old address leads to the new one', inFull, async ({ api, changes, page, word }) => {
  const { id } = await changes.create('pages', samplePage(`/${word}-old`, word));
  changes.later(() => api.removeWhere('redirects', { from: `/${word}-old` }));
  const editor = new Editor(page);
  await editor.open('/admin/collections/pages');
  await editor.fill(page.locator('.search-filter__input'), word);
  await expect(page.locator('.collection-list tbody tr')).toHaveCount(1);
  await editor.click(page.locator('.collection-list tbody tr').getByRole('link', { name: word }));
  await expect(page).toHaveURL(new RegExp(id));
  await editor.fill(page.locator('#field-path'), `/${word}-new`);
  await editor.publish();
  editor.note('rename a page');

  const old = await visit(`/${word}-old`);
  expect([old.status, old.headers.get('location')?.endsWith(`/${word}-new`)]).toEqual([301, true]);
  expect((await visit(`/${word}-new`)).status).toBe(200);
});

test(
  'a version is restored as a draft, from a list that says who changed what',
  inFull,
  async ({ api, changes, page, word }) => {
    const { id } = await changes.create('pages', samplePage(`/${word}`, `First ${word}`));
    await api.publish('pages', id, { title: `Second ${word}` });
    const editor = new Editor(page);
    await editor.open(`/admin/collections/pages/${id}`);
    await editor.click(page.getByRole('link', { name: /versions/i }));
    await expect(page.locator('.versions-view tbody tr').first()).toContainText(/Administrator.*Title.*Live/);
    await editor.click(page.locator('.versions-view tbody tr').last().getByRole('link').first());
    await expect(page.locator('.view-version__version-from')).toContainText('Live');
    await editor.click(page.getByRole('button', { name: /restore this version/i }));
    await editor.click(page.getByRole('dialog').getByRole('button', { name: /confirm/i }));
    await expect(page.locator('#field-title')).toHaveValue(`First ${word}`);
    editor.note('restore a version');
    expect(await api.latest('pages', id)).toMatchObject({ title: `First ${word}`, _status: 'draft' });
    expect((await api.find('pages', { id })).title).toBe(`Second ${word}`);
  },
);

/** As in a field for a time: `2026-11-21T09:05`, in the browser's time zone. */
const written = (time: Date) => new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

test(
  'a job is copied, planned, appears at its time, and closes after its last day',
  inFull,
  async ({ api, changes, page }) => {
    test.setTimeout(300_000);
    const original = await api.find('jobs', { slug: 'vp-sales' });
    changes.later(() => api.removeWhere('jobs', { slug: 'vp-sales-copy' }));
    const path = '/about/careers/vp-sales-copy';
    const editor = new Editor(page);
    await editor.open(`/admin/collections/jobs/${original.id}`);
    await editor.click(page.locator('.doc-controls__popup > button, .doc-controls__popup .popup-button').first());
    await editor.click(page.getByRole('button', { name: 'Duplicate', exact: true }));
    await expect(page.locator('#field-title')).toHaveValue(/\(copy\)$/);
    await editor.fill(page.locator('#field-title'), 'Head of Sales, Europe');
    await expect.poll(async () => (await visit(path)).status).toBe(404);

    await editor.click(publishMenu(page));
    await editor.click(page.getByRole('menuitem', { name: 'Schedule…' }));
    // The field has no seconds: at least one minute from now.
    const time = new Date(Date.now() + 120_000);
    const dialog = page.getByRole('dialog', { name: 'Schedule' });
    await editor.fill(dialog.getByLabel('When'), written(time));
    await editor.click(dialog.getByRole('button', { name: 'Schedule', exact: true }));
    await expect((await openReview(page)).getByText(/^Publishes /)).toBeVisible();
    editor.note('plan a job');
    await expect.poll(async () => (await visit(path)).status, { timeout: 160_000 }).toBe(200);
    expect((await visit('/about/careers')).body).toContain(`href="${path}"`);

    const closing = new Editor(page);
    const job = await api.find('jobs', { slug: 'vp-sales-copy' });
    await closing.open(`/admin/collections/jobs/${job.id}`);
    await closing.click(page.getByRole('button', { name: 'For job search engines' }));
    const yesterday = new Date(Date.now() - 86_400_000);
    const day = `${yesterday.getMonth() + 1}/${yesterday.getDate()}/${yesterday.getFullYear()}`;
    await closing.fill(page.locator('#field-validThrough input'), day);
    await page.keyboard.press('Enter');
    await closing.publish();
    closing.note('close a job');
    await expect.poll(async () => (await visit(path)).status, { timeout: 60_000 }).toBe(404);
    expect((await visit('/about/careers')).body).not.toContain(`href="${path}"`);
  },
);
