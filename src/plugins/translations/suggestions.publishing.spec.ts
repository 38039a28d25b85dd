import { expect, type Page } from '@playwright/test';
import { faults } from '../../../tests/e2e/helpers/axe';
import { fromDocumentMenu } from '../../../tests/e2e/helpers/bar';
import { samplePage, test } from '../../../tests/e2e/helpers/changes';
import { sessionFile } from '../../../tests/e2e/helpers/people';
import { inFull } from '../../../tests/helpers/extent';
import type { TranslationReport } from './report';

test.use({ storageState: sessionFile('editor') });

const panelOf = (page: Page) => page.getByRole('region', { name: 'Translation: Deutsch' });

type Api = Parameters<Parameters<typeof test>[2]>[0]['api'];
type Changes = Parameters<Parameters<typeof test>[2]>[0]['changes'];

/** A published pair, and a translation that has begun whose original says nearly the same. */
async function beginLike(api: Api, changes: Changes, word: string): Promise<string> {
  const { docs } = await api.send<{ docs: object[] }>('GET', '/languages?where[code][equals]=de&draft=true&depth=0');
  if (!docs[0]) await changes.create('languages', { title: 'Deutsch', code: 'de', missing: 'english' }, 'draft');
  const begin = async (path: string, heading: string) => {
    const english = await changes.create('pages', samplePage(path, heading));
    changes.later(() => api.removeWhere('pages', { translationOf: english.id }));
    const { id } = await api.send<{ id: string }>('POST', `/translations/of/pages/${english.id}/begin`, {
      language: 'de',
    });
    return id;
  };
  const known = await begin(`/${word}`, `Rivers of ${word} rise two days early`);
  const at = `/translations/of/pages/${known}`;
  const { sections } = await api.send<TranslationReport>('GET', at);
  await api.send('POST', `${at}/mark`, { seen: sections.flatMap(({ texts }) => texts) });
  await api.publish('pages', known, { title: `Flüsse in ${word} steigen zwei Tage früher` });
  return begin(`/${word}-b`, `Rivers of ${word} rise three days early`);
}

test('what is suggested stands beside the English text, stops publishing, and is accepted', async ({
  api,
  changes,
  page,
  word,
}) => {
  const id = await beginLike(api, changes, word);
  await page.goto(`/admin/collections/pages/${id}`, { waitUntil: 'networkidle' });
  await fromDocumentMenu(page, /^Translation: /);
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Suggest what is missing' }).click();
  const item = panel.getByRole('listitem').filter({ hasText: 'Suggested: Title' });
  await expect(item).toContainText(`Flüsse in ${word} steigen zwei Tage früher`);
  await expect(item.locator('del')).toHaveText('two');
  await expect(item.locator('ins')).toHaveText('three');
  await expect(panel.getByRole('status')).toContainText(/^Suggested: /);
  expect(await faults(page, '.side-panel:popover-open')).toEqual([]);
  const { findings } = await api.send<{ findings: object[] }>('GET', `/checks/pages/${id}`);
  expect(findings).toContainEqual(expect.objectContaining({ level: 'error', path: 'title' }));

  // Without a connection nothing is accepted, and the panel says so.
  await page.route('**/accept', (route) => route.abort('connectionreset'));
  await item.getByRole('button', { name: 'Accept' }).click();
  await expect(panel.getByRole('status')).toHaveText('The site is not responding. Please try again.');
  await page.unrouteAll({ behavior: 'wait' });
  await item.getByRole('button', { name: 'Accept' }).click();
  await expect(panel.getByRole('status')).toHaveText('Accepted: 1 text.');
  await expect(item).toHaveCount(0);
});

test(
  'a suggestion is taken out: the English text is back in the form',
  inFull,
  async ({ api, changes, page, word }) => {
    const id = await beginLike(api, changes, word);
    await api.send('POST', `/translations/of/pages/${id}/suggest`, {});
    await page.goto(`/admin/collections/pages/${id}`, { waitUntil: 'networkidle' });
    await fromDocumentMenu(page, /^Translation: /);
    const panel = panelOf(page);
    await panel
      .getByRole('listitem')
      .filter({ hasText: 'Suggested: Title' })
      .getByRole('button', { name: 'Take it out' })
      .click();
    await expect(panel.getByText('Missing: Title')).toBeVisible();
    expect((await api.latest('pages', id)).title).toBe(`Rivers of ${word} rise three days early`);
  },
);
