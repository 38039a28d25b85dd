import { expect, type Page } from '@playwright/test';
import { faults } from '../../../tests/e2e/helpers/axe';
import { addToRelease } from '../../../tests/e2e/helpers/bar';
import { samplePage, test } from '../../../tests/e2e/helpers/changes';
import { sessionFile } from '../../../tests/e2e/helpers/people';
import { siteUrl, visit } from '../../../tests/e2e/helpers/site';
import { inFull } from '../../../tests/helpers/extent';

test.use({ storageState: sessionFile('editor') });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function addTo(page: Page, release: string, isNew: boolean): Promise<void> {
  await addToRelease(page);
  await page
    .getByRole('combobox', { name: 'Release', exact: true })
    .selectOption({ label: isNew ? 'A new release' : release });
  if (isNew) await page.getByLabel('Name of the release').fill(release);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('It is published with the release, not alone.')).toBeVisible();
}

test('a release is composed, walked through by a guest, approved, published and undone', async ({
  api,
  browser,
  changes,
  page,
  word,
}) => {
  const [oldPath, newPath, addedPath] = [`/${word}`, `/${word}-renamed`, `/${word}-added`];
  const changed = await changes.create('pages', samplePage(oldPath, `Public ${word}`));
  const added = await changes.create('pages', samplePage(addedPath, `Added ${word}`), 'draft');
  const name = `Release ${word}`;
  for (const collection of ['approvals', 'preview-links'] as const)
    changes.later(() =>
      api.removeWhere(collection, { [collection === 'approvals' ? 'name' : 'purpose']: `Ada ${word}` }),
    );
  changes.later(() => api.removeWhere('releases', { title: name }));
  changes.later(() => api.removeWhere('redirects', { from: oldPath }));
  changes.later(() => api.removeWhere('redirects', { from: newPath }));
  await api.saveDraft('pages', changed.id, {
    title: `Changed ${word}`,
    path: newPath,
    blocks: samplePage(newPath, `Changed ${word}`).blocks,
  });

  await page.goto(`/admin/collections/pages/${changed.id}`, { waitUntil: 'networkidle' });
  await addTo(page, name, true);
  await page.goto(`/admin/collections/pages/${added.id}`, { waitUntil: 'networkidle' });
  await addTo(page, name, false);
  await page.getByRole('link', { name, exact: true }).click();
  const panel = page.getByRole('region', { name: 'The release' });
  await expect(panel).toContainText(`Moves from ${oldPath} to ${newPath}`);
  expect(await faults(page, '.release-panel')).toEqual([]);
  await panel.getByRole('button', { name: 'Check' }).click();
  await expect(panel.getByText('The check found no problems.')).toBeVisible();

  await page.getByLabel('Who is it for?').fill(`Ada ${word}`);
  await page.getByRole('button', { name: 'Create and copy link' }).click();
  const link = page.getByRole('link', { name: `Ada ${word}`, exact: true });
  const shared = siteUrl + String(await link.getAttribute('href'));

  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const guest = await context.newPage();
  await guest.goto(shared);
  await expect(heading(guest)).toHaveText(name);
  // The bar covers the end of the footer until one scrolls there.
  for (const part of ['main', '#answer']) expect(await faults(guest, part)).toEqual([]);
  await guest.getByRole('link', { name: `Changed ${word}` }).click();
  await expect(guest).toHaveURL(siteUrl + newPath);
  await expect(heading(guest)).toHaveText(`Changed ${word}`);
  await guest.goto(siteUrl + addedPath);
  await expect(heading(guest)).toHaveText(`Added ${word}`);
  await guest.goto(siteUrl + oldPath);
  await expect(guest).toHaveURL(siteUrl + newPath);
  await guest.goto(`${siteUrl}/about`);
  await expect(guest.getByLabel('Preview of a release')).toContainText(name);
  await guest.getByRole('link', { name: 'About this release' }).click();
  await guest.getByText('Approve or comment').click();
  await guest.getByLabel('Your name').fill(`Ada ${word}`);
  await guest.getByRole('button', { name: 'Approve' }).click();
  await expect(guest.getByRole('status')).toContainText('Your approval was recorded');
  expect((await visit(addedPath)).status).toBe(404);
  expect((await visit(oldPath)).body).toContain(`Public ${word}`);

  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('region', { name: 'Approvals' })).toContainText(`Approved by Ada ${word}`);
  await panel.getByRole('button', { name: 'Publish release' }).click();
  const question = panel.getByRole('region', { name: 'Publish now' });
  await expect(question).toBeFocused();
  await expect(question).toContainText('2 documents go live now, all at once.');
  await question.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(panel.getByRole('button', { name: 'Publish release' })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Publish now' }).press('Enter');
  await expect(panel.getByText('It can be undone until')).toBeVisible();
  await expect(panel.locator(':focus')).toBeVisible();
  expect((await visit(newPath)).body).toContain(`Changed ${word}`);
  expect((await visit(addedPath)).body).toContain(`Added ${word}`);
  const moved = await fetch(siteUrl + oldPath, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, newPath]);
  // Once the release is public, a guest's link shows nothing.
  expect((await fetch(shared)).status).toBe(410);
  await context.close();

  await panel.getByRole('button', { name: 'Undo release' }).click();
  await panel.getByRole('button', { name: 'Undo now' }).click();
  await expect(panel.getByText('Undone.')).toBeVisible();
  expect((await visit(oldPath)).body).toContain(`Public ${word}`);
  expect((await visit(addedPath)).status).toBe(404);
  expect((await api.latest('pages', changed.id)).title).toBe(`Changed ${word}`);
});

test('a release cookie without its link, or of a link that was revoked, shows the public site', async ({
  api,
  changes,
  word,
}) => {
  const { id } = await changes.create('pages', samplePage(`/${word}`, `Hidden ${word}`), 'draft');
  const { doc: release } = await api.send<{ doc: { id: string } }>('POST', '/releases', {
    title: word,
    documents: [{ relationTo: 'pages', value: id }],
  });
  changes.later(() => api.remove('releases', release.id));
  const link = await api.send<{ id: string; path: string }>('POST', '/preview-links/share', {
    collection: 'releases',
    id: release.id,
    days: 1,
  });
  changes.later(() => api.remove('preview-links', link.id));
  const begin = await fetch(`${siteUrl}${link.path}/site?path=/${word}`, { redirect: 'manual' });
  const cookies = begin.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const draft = cookies.find((cookie) => cookie.startsWith('__prerender_bypass'));
  const look = async (cookie: string) => (await fetch(`${siteUrl}/${word}`, { headers: { cookie } })).text();
  expect(await look(cookies.join('; '))).toContain(`Hidden ${word}`);
  // Not enough: the draft cookie alone, or with the id of the release, which only staff may use.
  for (const cookie of [`${draft}`, `${draft}; release-preview=${release.id}`, `${draft}; release-preview=made-up`])
    expect(await look(cookie)).not.toContain(`Hidden ${word}`);
  await api.send('POST', `/preview-links/${link.id}/revoke`);
  expect(await look(cookies.join('; '))).not.toContain(`Hidden ${word}`);
});

test(
  'where the live version and the draft of a release changed the same field, one is chosen',
  inFull,
  async ({ api, changes, page, word }) => {
    const doc = await changes.create('pages', samplePage(`/${word}`, `First ${word}`));
    const release = async (title: string) => {
      const documents = [{ relationTo: 'pages', value: doc.id }];
      const { doc: made } = await api.send<{ doc: { id: string } }>('POST', '/releases', { title, documents });
      changes.later(() => api.remove('releases', made.id));
      return made.id;
    };
    await api.saveDraft('pages', doc.id, { title: `Second ${word}` });
    const before = await release(`Before ${word}`);
    await api.send('POST', `/releases/${before}/publish`, {});
    await api.saveDraft('pages', doc.id, { title: `Third ${word}` });
    const id = await release(`After ${word}`);
    await api.send('POST', `/releases/${before}/undo`, {});

    await page.goto(`/admin/collections/releases/${id}`, { waitUntil: 'networkidle' });
    const panel = page.getByRole('region', { name: 'The release' });
    await expect(panel).toContainText('Changed on the site since, and not in this draft: Title');
    await panel.getByRole('button', { name: `Merge with the live version of Third ${word}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Both versions changed the same text' });
    const field = dialog.getByRole('group', { name: 'Title' });
    await expect(field).toContainText(`Third ${word}`);
    expect(await faults(page, '.choice')).toEqual([]);
    expect((await api.latest('pages', doc.id)).title).toBe(`Third ${word}`);
    await field.getByRole('radio', { name: `Live First ${word}` }).check();
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Save my choices' }).click();
    await expect(dialog).toContainText('The site is not responding. Please try again.');
    await expect(field.getByRole('radio', { name: `Live First ${word}` })).toBeChecked();
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: 'Save my choices' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(panel).not.toContainText('Changed on the site since');
    expect((await api.latest('pages', doc.id)).title).toBe(`First ${word}`);
  },
);
