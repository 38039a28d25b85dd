import { expect, type Page } from '@playwright/test';
import { share } from '../../../tests/e2e/helpers/bar';
import { samplePage, test } from '../../../tests/e2e/helpers/changes';
import { sessionFile } from '../../../tests/e2e/helpers/people';
import { siteUrl, visit } from '../../../tests/e2e/helpers/site';
import { sample } from '../../../tests/helpers/extent';

test.use({ storageState: sessionFile('editor') });

type Link = { id: string; path: string };

async function shareFor(page: Page, purpose: string): Promise<string> {
  await share(page);
  await page.getByLabel('Who is it for?').fill(purpose);
  await page.getByLabel('Expires after').selectOption({ label: '3 days' });
  await page.getByRole('button', { name: 'Create and copy link' }).click();
  const link = page.getByRole('link', { name: purpose, exact: true });
  await expect(link).toBeVisible();
  return String(await link.getAttribute('href'));
}

for (const javaScriptEnabled of sample([true, false])) {
  test(`a draft is approved by somebody without an account, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    api,
    browser,
    changes,
    page,
    word,
  }) => {
    const path = `/${word}`;
    const { id } = await changes.create('pages', samplePage(path, `Public ${word}`));
    changes.later(() => api.removeWhere('approvals', { name: `Ada ${word}` }));
    changes.later(() => api.removeWhere('comments', { guestName: `Ada ${word}` }));
    changes.later(() => api.removeWhere('preview-links', { purpose: `Legal ${word}` }));
    await api.saveDraft('pages', id, { blocks: samplePage(path, `Draft ${word}`).blocks });
    await page.goto(`/admin/collections/pages/${id}`, { waitUntil: 'networkidle' });
    const shared = await shareFor(page, `Legal ${word}`);

    const context = await browser.newContext({ javaScriptEnabled, storageState: { cookies: [], origins: [] } });
    const guest = await context.newPage();
    const response = await guest.goto(siteUrl + shared);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['cache-control']).toContain('no-store');
    expect(response?.headers()['x-robots-tag']).toContain('noindex');
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(`Draft ${word}`);
    await expect(guest.getByText('Draft shared with you until')).toBeVisible();
    await guest.getByText('Approve or comment').click();
    await guest.getByLabel('Your name').fill(`Ada ${word}`);
    await guest.getByRole('combobox', { name: /^About/ }).selectOption({ index: 1 });
    await guest.getByRole('textbox', { name: /^Comment/ }).fill('As it should be.');
    await guest.getByRole('button', { name: 'Approve' }).click();
    await expect(guest.getByRole('status')).toContainText(`Your approval was recorded under the name Ada ${word}`);
    await expect(guest.getByRole('region', { name: 'Comments' })).toContainText('As it should be.');
    await guest.goto(siteUrl + path);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(`Public ${word}`);
    expect((await visit(path)).body).not.toContain(`Draft ${word}`);
    await context.close();

    await page.reload({ waitUntil: 'networkidle' });
    await share(page);
    const answers = page.getByRole('region', { name: 'Approvals' });
    await expect(answers).toContainText(`Approved by Ada ${word}`);
    await expect(answers).toContainText('of this version');

    await api.saveDraft('pages', id, { title: `Another ${word}` });
    await page.reload({ waitUntil: 'networkidle' });
    await share(page);
    await expect(answers).toContainText('of an older version');

    await page.getByRole('button', { name: `Revoke: Legal ${word}` }).click();
    await expect(page.getByRole('link', { name: `Legal ${word}` })).toHaveCount(0);
    const gone = await fetch(siteUrl + shared);
    expect(gone.status).toBe(410);
    const text = await gone.text();
    expect(text).toContain('no longer shared');
    expect(text).not.toContain(word);
  });
}

test('a comment without words is not recorded, and says so', async ({ api, changes, word }) => {
  const { id } = await changes.create('pages', samplePage(`/${word}`, word), 'draft');
  const link = await api.send<Link>('POST', '/preview-links/share', { collection: 'pages', id, days: 1 });
  changes.later(() => api.remove('preview-links', link.id));
  const { body } = await visit(link.path);
  const [, version = ''] = /name="version" value="([^"]+)"/.exec(body) ?? [];
  const send = (origin: string) =>
    fetch(`${siteUrl}${link.path}/answer`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ version, name: 'Ada', comment: '', decision: 'commented' }),
    });
  const answer = await send(new URL(siteUrl).origin);
  expect(answer.status).toBe(303);
  const problem = await visit(String(answer.headers.get('location')).replace(siteUrl, '').replace(/#.*/, ''));
  expect(problem.body).toContain('Please write a comment');
  // Refused before the body is read.
  expect((await send('https://evil.example')).status).toBe(403);
});

test('a leader, an issue and a phase are shown as visitors will see them', async ({ api, changes }) => {
  for (const collection of ['leaders', 'newsletter-issues', 'partnership-phases']) {
    const { docs } = await api.send<{ docs: { id: string; name?: string; title: string }[] }>(
      'GET',
      `/${collection}?limit=1&depth=0`,
    );
    const [doc] = docs;
    const link = await api.send<Link>('POST', '/preview-links/share', { collection, id: doc?.id, days: 1 });
    changes.later(() => api.remove('preview-links', link.id));
    const { status, body } = await visit(link.path);
    expect(status, collection).toBe(200);
    expect(body, collection).toContain((doc?.name ?? doc?.title ?? '').replaceAll('&', '&amp;'));
  }
});
