import { expect, type Page } from '@playwright/test';
import { faults } from '../../../tests/e2e/helpers/axe';
import { fromDocumentMenu } from '../../../tests/e2e/helpers/bar';
import { samplePage, test } from '../../../tests/e2e/helpers/changes';
import { sessionFile } from '../../../tests/e2e/helpers/people';
import { inFull } from '../../../tests/helpers/extent';
import { writerStandIn } from '../../../tests/helpers/writer-stand-ins';

const address = process.env.RESTART_URL;
const restart = async (variables: Record<string, string> = {}) => {
  const query = new URLSearchParams(Object.entries(variables).map(([name, value]) => ['with', `${name}=${value}`]));
  expect((await fetch(`${address}/?${query}`, { method: 'POST' })).status).toBe(204);
};

test.use({ storageState: sessionFile('editor') });

test.describe('with a writing service', inFull, () => {
  test.skip(!address, 'The site cannot be restarted from here: run `npm test`.');
  let service: Awaited<ReturnType<typeof writerStandIn>>;
  const words = 'What the night shift sees first, and how long it stays a choice.';

  test.beforeAll(async () => {
    service = await writerStandIn();
    service.writes(() => words);
    const chat = { WRITER_URL: `${service.url}/v1`, WRITER_API: 'chat', WRITER_MODEL: 'stand-in' };
    await restart({ ...chat, WRITER_KEY: 'writer-key' });
  });
  test.afterAll(async () => {
    service.close();
    await restart();
  });

  async function openHelp(page: Page, id: string) {
    await page.goto(`/admin/collections/pages/${id}`, { waitUntil: 'networkidle' });
    await fromDocumentMenu(page, 'Writing help');
    return page.getByRole('region', { name: 'Description', exact: true });
  }

  test('a description is suggested, taken into the form and saved like any input', async ({
    api,
    changes,
    page,
    word,
  }) => {
    const { id } = await changes.create('pages', samplePage(`/${word}`, word), 'draft');
    const description = async () =>
      (await api.send<{ meta?: { description?: string } }>('GET', `/pages/${id}?draft=true`)).meta?.description ?? '';
    const help = await openHelp(page, id);
    await help.getByRole('button', { name: 'Suggest a description' }).click();
    await expect(help.locator('ins')).toHaveText(words);
    expect(await faults(page, '.side-panel:popover-open')).toEqual([]);
    expect(await description()).toBe('');
    await help.getByRole('button', { name: 'Use it' }).click();
    await expect(help).toContainText('Copied into the form.');
    await expect.poll(description).toBe(words);
  });

  test('without the service, the connection or the tab, nothing is lost or written', async ({
    api,
    changes,
    page,
    word,
  }) => {
    const { id } = await changes.create('pages', samplePage(`/${word}`, word), 'draft');
    const before = await api.send<object>('GET', `/pages/${id}?draft=true`);
    const help = await openHelp(page, id);
    const suggest = help.getByRole('button', { name: 'Suggest a description' });

    service.trouble.push('drop');
    await suggest.click();
    await expect(help).toContainText('cannot be reached');
    await page.context().setOffline(true);
    await suggest.click();
    await expect(help).toContainText('The site is not responding. Please try again.');
    await page.context().setOffline(false);

    // The tab is closed while the service writes.
    const sent = service.requests.length;
    service.trouble.push('hang');
    await suggest.click();
    await expect.poll(() => service.requests.length).toBe(sent + 1);
    await page.reload({ waitUntil: 'networkidle' });
    expect(await api.send<object>('GET', `/pages/${id}?draft=true`)).toEqual(before);

    // The session ends in another tab.
    const again = await openHelp(page, id);
    await page.context().clearCookies();
    await again.getByRole('button', { name: 'Suggest a description' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
    expect(await api.send<object>('GET', `/pages/${id}?draft=true`)).toEqual(before);
  });
});
