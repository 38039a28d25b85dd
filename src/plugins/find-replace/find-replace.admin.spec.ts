import { expect } from '@playwright/test';
import { faults } from '../../../tests/e2e/helpers/axe';
import { fromPublishMenu } from '../../../tests/e2e/helpers/bar';
import { keepsFocusWhileBusy } from '../../../tests/e2e/helpers/busy';
import { samplePage, section, test } from '../../../tests/e2e/helpers/changes';
import { sessionFile } from '../../../tests/e2e/helpers/people';
import { inFull } from '../../../tests/helpers/extent';

test.use({ storageState: sessionFile('editor') });

test('drafts are put into a new release, and documents of another one are left alone', async ({
  api,
  changes,
  page,
  word,
}) => {
  const free = await changes.create('pages', samplePage(`/${word}-free`, `Free old${word}`));
  const other = await changes.create('pages', samplePage(`/${word}-other`, `Other old${word}`));
  await changes.create('releases', { title: `Autumn ${word}`, documents: [{ relationTo: 'pages', value: other.id }] });
  await page.goto('/admin/replace', { waitUntil: 'networkidle' });
  await page.getByLabel('Find', { exact: true }).fill(`old${word}`);
  await keepsFocusWhileBusy(page.getByRole('button', { name: 'Find', exact: true }), '**/api/find-replace/preview');
  await page.getByLabel('Replace with').fill('new');
  await page.getByLabel('Release', { exact: true }).selectOption({ label: 'A new release' });
  await expect(page.getByRole('region', { name: `Other old${word}` })).toContainText(`In the release “Autumn ${word}”`);
  await expect(page.getByRole('button', { name: 'Replace 2 as drafts' })).toBeDisabled();
  await page.getByLabel('Name of the release').fill(`Spring ${word}`);
  expect(await faults(page, '.replace')).toEqual([]);
  changes.later(() => api.removeWhere('releases', { title: `Spring ${word}` }));
  await page.getByRole('button', { name: 'Replace 2 as drafts' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Replaced' })).toContainText(
    `Replaced 2 places in 1 document, saved as drafts in the release “Spring ${word}”.`,
  );
  await expect(page.getByRole('button', { name: /^Replace \d/ })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Choose all' })).toBeFocused();
  expect((await api.latest('pages', free.id)).title).toBe('Free new');
  expect((await api.latest('pages', other.id)).title).toBe(`Other old${word}`);
  await page.goto(`/admin/collections/pages/${free.id}`);
  await fromPublishMenu(page, `In the release “Spring ${word}”…`);
  await expect(page.getByRole('link', { name: `Spring ${word}`, exact: true })).toBeVisible();
});

for (const width of [1440, 390]) {
  test(`chosen places are replaced in drafts, ${width} px`, inFull, async ({ api, changes, page, word }) => {
    const sections = (...texts: string[]) =>
      texts.map((text) => ({ blockType: 'statement', text, layout: 'plain', section }));
    const blocks = sections(`First old${word} here.`, `Second old${word} here.`);
    const { id } = await changes.create('pages', { ...samplePage(`/${word}`, word), blocks });
    const texts = async () => ((await api.latest('pages', id)).blocks as { text: string }[]).map(({ text }) => text);
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/admin/replace', { waitUntil: 'networkidle' });
    await page.getByLabel('Find', { exact: true }).fill(`OLD${word}`);
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    const found = page.getByRole('region', { name: word });
    await expect(found.getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('status').filter({ hasText: 'Found' })).toHaveText('Found 2 places in 1 document.');
    await page.getByLabel('Replace with').fill('new');
    await found.getByRole('listitem').first().getByRole('checkbox').uncheck();
    expect(await faults(page, '.replace')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.getByRole('button', { name: 'Replace 1 as drafts' }).click();
    await expect(found).toContainText('Saved as a draft.');
    expect(await texts()).toEqual([`First old${word} here.`, 'Second new here.']);
    const visitor = await page.request.get(`/${word}`);
    expect(await visitor.text()).toContain(`Second old${word} here.`);
  });
}
