import { expect } from '@playwright/test';
import { samplePage, test } from '../helpers/changes';
import { siteUrl, visit } from '../helpers/site';

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
  expect(await leads(from)).toEqual({ status: 308, to });
  expect(await leads(from)).toEqual({ status: 308, to });
  expect((await visit(to)).status).toBe(200);
  const { body } = await visit('/terms');
  expect(body).toContain(`href="${to}"`);
  expect(body).not.toContain(`href="${from}"`);
  const sitemap = (await visit('/sitemap.xml')).body;
  expect(sitemap).toContain(`${to}<`);
  expect(sitemap).not.toContain(`${from}<`);

  // Back again: the redirect must not lead in a circle.
  changes.later(() => api.removeWhere('redirects', { from: to }));
  await api.publish('pages', page.id, { path: from });
  expect((await visit(from)).status).toBe(200);
  expect(await leads(to)).toEqual({ status: 308, to: from });
});

test('a new path in a draft moves nothing', async ({ api, changes, word }) => {
  const page = await changes.create('pages', samplePage(`/${word}`, word));
  await api.saveDraft('pages', page.id, { path: `/${word}-soon` });
  expect((await visit(`/${word}`)).status).toBe(200);
  expect((await visit(`/${word}-soon`)).status).toBe(404);
});

test('a job with a new address is found at the old one', async ({ api, changes }) => {
  const old = '/about/careers/vp-sales';
  await visit(old);
  const job = await api.find('jobs', { slug: 'vp-sales' });
  changes.later(async () => {
    await api.publish('jobs', job.id, { slug: 'vp-sales' });
    await api.removeWhere('redirects', { from: '/about/careers/vp-revenue' });
  });
  await api.publish('jobs', job.id, { slug: 'vp-revenue' });
  expect(await leads(old)).toEqual({ status: 308, to: '/about/careers/vp-revenue' });
  for (const list of ['/about/careers', '/about/careers-backup']) {
    const { body } = await visit(list);
    expect(body, list).toContain('href="/about/careers/vp-revenue"');
    expect(body, list).not.toContain(`href="${old}"`);
  }
});

test('staff redirect a path that was visited in vain, and change their minds', async ({ api, changes, word }) => {
  const from = `/${word}`;
  for (let time = 0; time < 2; time++) expect((await visit(from)).status).toBe(404);
  const to = { label: 'Terms', kind: 'address', address: '/terms' };
  const redirect = await changes.create('redirects', { from, to, status: '301' });
  for (let time = 0; time < 3; time++) expect(await leads(from)).toEqual({ status: 308, to: '/terms' });

  await api.send('PATCH', `/redirects/${redirect.id}`, { to: { ...to, address: '/privacy' }, status: '302' });
  for (let time = 0; time < 2; time++) expect(await leads(from)).toEqual({ status: 307, to: '/privacy' });

  await api.remove('redirects', redirect.id);
  expect((await visit(from)).status).toBe(404);
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

test('a redirect to a page that is a draft is none', async ({ changes, word }) => {
  const target = await changes.create('pages', samplePage(`/${word}-target`, word), 'draft');
  const document = { relationTo: 'pages', value: target.id };
  await changes.create('redirects', { from: `/${word}`, to: { label: word, kind: 'document', document } });
  expect((await visit(`/${word}`)).status).toBe(404);
});

test('staff cannot redirect to what is no address, nor from a path of the code', async ({ api, word }) => {
  const bad = [
    { from: `/${word}`, to: { label: 'Bad', kind: 'address', address: '//evil.example' } },
    { from: `/${word}`, to: { label: 'Bad', kind: 'address', address: 'javascript:alert(1)' } },
    { from: '/admin', to: { label: 'Bad', kind: 'address', address: '/terms' } },
    { from: '/book', to: { label: 'Bad', kind: 'address', address: '/terms' } },
  ];
  for (const data of bad) await expect(api.create('redirects', data), JSON.stringify(data)).rejects.toThrow(/ 400 /);
});
