import { expect } from '@playwright/test';
import { samplePage, test } from '../../../tests/e2e/helpers/changes';
import { sessionFile } from '../../../tests/e2e/helpers/people';
import { siteUrl, visit } from '../../../tests/e2e/helpers/site';
import { inFull } from '../../../tests/helpers/extent';

const address = process.env.RESTART_URL;

const leads = async (path: string) => {
  const { status, headers } = await visit(path);
  const location = headers.get('location');
  return { status, to: location ? new URL(location, siteUrl).pathname : null };
};

test('a renamed page leaves a redirect, and links to it follow', async ({ api, changes, word }) => {
  const [from, to] = [`/${word}/old`, `/${word}/new`];
  changes.later(() => api.removeWhere('redirects', { from }));
  const page = await changes.create('pages', samplePage(from, word));
  const { items } = await api.global('navigation');
  const link = { label: `Menu ${word}`, kind: 'document', document: { relationTo: 'pages', value: page.id } };
  await changes.publishGlobal('navigation', { items: [...(items as object[]), { link }] });
  expect((await visit(from)).status).toBe(200);
  expect((await visit('/terms')).body).toContain(`href="${from}"`);

  await api.publish('pages', page.id, { path: to });
  expect(await leads(from)).toEqual({ status: 301, to });
  expect(await leads(from)).toEqual({ status: 301, to });
  expect((await visit(to)).status).toBe(200);
  expect(await leads(`/og${from}.png`)).toEqual({ status: 301, to: `/og${to}.png` });
  expect((await visit(`/og${to}.png`)).status).toBe(200);
  const { body } = await visit('/terms');
  expect(body).toContain(`href="${to}"`);
  expect(body).not.toContain(`href="${from}"`);
  const sitemap = (await visit('/sitemap.xml')).body;
  expect(sitemap).toContain(`${to}<`);
  expect(sitemap).not.toContain(`${from}<`);

  // Renamed back: no redirect loop.
  changes.later(() => api.removeWhere('redirects', { from: to }));
  await api.publish('pages', page.id, { path: from });
  expect((await visit(from)).status).toBe(200);
  expect(await leads(to)).toEqual({ status: 301, to: from });
});

test('a new path in a draft moves nothing', async ({ api, changes, word }) => {
  const page = await changes.create('pages', samplePage(`/${word}`, word));
  await api.saveDraft('pages', page.id, { path: `/${word}-soon` });
  expect((await visit(`/${word}`)).status).toBe(200);
  expect((await visit(`/${word}-soon`)).status).toBe(404);
});

test('staff redirect a path that was a 404, and undo that', async ({ api, changes, word }) => {
  const from = `/${word}`;
  for (let time = 0; time < 2; time++) expect((await visit(from)).status).toBe(404);
  const to = { label: 'Terms', kind: 'address', address: '/terms' };
  const redirect = await changes.create('redirects', { from, to, status: '301' });
  for (let time = 0; time < 3; time++) expect(await leads(from)).toEqual({ status: 301, to: '/terms' });

  await api.send('PATCH', `/redirects/${redirect.id}`, { to: { ...to, address: '/privacy' }, status: '302' });
  for (let time = 0; time < 2; time++) expect(await leads(from)).toEqual({ status: 302, to: '/privacy' });

  await api.remove('redirects', redirect.id);
  expect((await visit(from)).status).toBe(404);
});

test('visitors of a former site arrive, in whichever way its addresses are encoded', async ({ changes, word }) => {
  const to = { label: 'Terms', kind: 'address', address: '/terms' };
  for (const name of ['Über uns.html', 'm%FCnchen'])
    await changes.create('redirects', { from: `/${word}/${name}`, to });
  for (const path of ['%C3%9Cber%20uns.html', 'U%cc%88ber%20uns.html/', 'm%FCnchen', 'm%fcnchen/'])
    expect(await leads(`/${word}/${path}`), path).toEqual({ status: 301, to: '/terms' });
  expect((await visit(`/${word}/m%FCnchen2`)).status).toBe(400);
});

test('a browser arrives where a redirect leads, and back is where it came from', async ({ changes, page, word }) => {
  const to = { label: 'Terms', kind: 'address', address: '/terms' };
  await changes.create('redirects', { from: `/${word}`, to, status: '301' });
  await page.goto('/privacy');
  await page.goto(`/${word}`);
  await expect(page).toHaveURL(`${siteUrl}/terms`);
  await page.goBack();
  await expect(page).toHaveURL(`${siteUrl}/privacy`);
});

test('how often a redirect is used is counted', inFull, async ({ api, changes, word }) => {
  const to = { label: 'Terms', kind: 'address', address: '/terms' };
  const { id } = await changes.create('redirects', { from: `/${word}`, to, match: 'exact', status: '302' });
  for (let time = 0; time < 3; time++) expect((await visit(`/${word}`)).status).toBe(302);
  await expect.poll(async () => (await api.find('redirects', { id })).hits, { timeout: 30_000 }).toBe(3);
  expect((await api.find('redirects', { id })).lastHit).toBeTruthy();
});

test('redirects survive a restart', inFull, async ({ changes, word }) => {
  test.skip(!address, 'The site cannot be restarted from here: run `npm test`.');
  const to = { label: 'Terms', kind: 'address', address: '/terms' };
  await changes.create('redirects', { from: `/${word}`, to, match: 'prefix', status: '301' });
  expect(await leads(`/${word}`)).toEqual({ status: 301, to: '/terms' });
  expect((await fetch(`${address}/?signal=SIGTERM`, { method: 'POST' })).status).toBe(204);
  expect(await leads(`/${word}`)).toEqual({ status: 301, to: '/terms' });
  expect(await leads(`/${word}/never-asked`)).toEqual({ status: 301, to: '/terms/never-asked' });
});

test.describe('in the list of redirects', () => {
  test.use({ storageState: sessionFile('editor') });

  test('an editor imports a file after a look at it', async ({ api, changes, page, word }) => {
    const from = `/${word}`;
    changes.later(() => api.removeWhere('redirects', { from }));
    await page.goto('/admin/collections/redirects', { waitUntil: 'networkidle' });
    await page.getByText('Import redirects from a CSV file').click();
    await page
      .getByLabel('or paste its lines')
      .fill(`from,to,status,match\n${from},/terms,302,prefix\n/${word}-x,javascript:alert(1)`);
    await page.getByRole('button', { name: 'Preview import' }).click();
    await expect(page.getByText('Preview: 1 added, 1 refused.')).toBeVisible();
    expect((await visit(from)).status).toBe(404);
    await page.getByRole('button', { name: 'Import now' }).click();
    await expect(page.getByRole('link', { name: from, exact: true })).toBeVisible();
    expect(await leads(`${from}/privacy`)).toEqual({ status: 302, to: '/terms/privacy' });
  });
});
