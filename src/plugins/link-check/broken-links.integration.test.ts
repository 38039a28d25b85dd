import { createLocalReq } from 'payload';
import { expect, it } from 'vitest';
import { inTransaction } from '@/payload/transaction';
import { seed } from '@/seed';
import { body, p, toAddress } from '@/seed/write';
import { testPayload } from '../../../tests/helpers/payload';
import { change, create, type Saved } from '../../../tests/helpers/samples';
import type { Ask } from './ask';
import { checkLinks } from './check-links';
import { brokenLinksOf } from './of-document';
import { type Broken, keepBroken, lastCheck } from './stored';

const requested: string[] = [];
const ask: Ask = async ({ href }) => {
  requested.push(href);
  return { status: href.endsWith('/gone') ? 410 : 200 };
};
const check = async () => checkLinks(await createLocalReq({}, payload), ask);

async function listed() {
  const { docs } = await payload.find({ collection: 'broken-links', sort: 'place', depth: 0, pagination: false });
  return docs.map(({ title, address, reason, place }) => [title, place, address, reason].join(' | '));
}

const cta = (primary: object, secondary?: object) => ({
  blockType: 'cta-band',
  heading: 'Begin',
  text: 'Talk to us.',
  primary,
  hasSecondary: secondary !== undefined,
  secondary,
  section: { ground: 'ocean', spacing: 'standard' },
});

const payload = await testPayload();
await seed(payload);

it('the content of a fresh site has no broken link, and each address elsewhere is requested once', async () => {
  const { checked, broken } = await check();
  expect(await listed()).toEqual([]);
  expect(broken).toBe(0);
  expect(checked).toBeGreaterThan(100);
  expect(requested.length).toBeGreaterThan(0);
  expect(requested.length).toBe(new Set(requested).size);
});

it('links that lead nowhere are found at their field, keep their first day, and go when they are mended', async () => {
  const target = await create(payload, 'pages', 'Target');
  const documentLink = { label: 'There', kind: 'document', document: { relationTo: 'pages', value: target.id } };
  const blocks = [
    cta(documentLink, toAddress('Nowhere', '/no-such-page')),
    cta(toAddress('Anchor', '/contact#no-such-section'), toAddress('Gone', 'https://elsewhere.example/gone')),
    cta(toAddress('Old', '/careers'), toAddress('Code', '/design-system#tokens')),
  ];
  const page = await create(payload, 'pages', 'Full of links', { data: { blocks } });
  await check();
  expect(await listed()).toEqual([
    'Full of links | blocks.0.secondary.address | /no-such-page | No page is published at this path.',
    'Full of links | blocks.1.primary.address | /contact#no-such-section | The page has no section with this anchor.',
    'Full of links | blocks.1.secondary.address | https://elsewhere.example/gone | The page has been removed permanently (410).',
  ]);
  const { docs: before } = await payload.find({ collection: 'broken-links', depth: 0, pagination: false });

  await payload.update({ collection: 'pages', id: target.id, data: { _status: 'draft' } });
  await check();
  expect(await listed()).toContain('Full of links | blocks.0.primary.document | Target | The page is not published.');
  const { docs: after } = await payload.find({ collection: 'broken-links', depth: 0, pagination: false });
  for (const { id, firstSeen } of before) expect(after.find((row) => row.id === id)?.firstSeen).toBe(firstSeen);

  await change(payload, 'pages', page.id, { blocks: [cta(toAddress('Contact', '/contact'))] });
  expect((await check()).broken).toBe(0);
  expect(await listed()).toEqual([]);
});

it('running text, redirects and what the form hides are judged as visitors see them', async () => {
  const link = (url: string) => ({
    type: 'link',
    version: 3,
    fields: { linkType: 'custom', url, newTab: false },
    children: [{ type: 'text', version: 1, text: 'here' }],
  });
  const paragraph = { ...p('Read '), children: [link('/no-such-page'), link('/moved')] };
  const legal = await create(payload, 'legal-pages', 'Rules', { data: { body: body(paragraph as never) } });
  await payload.create({
    collection: 'redirects',
    data: { from: '/moved', to: toAddress('Contact', '/contact'), match: 'exact', status: '301' },
  });
  const hidden = { label: 'Mail', kind: 'email', address: '/no-such-page' };
  const page: Saved = await create(payload, 'pages', 'Mail', { data: { blocks: [cta(hidden)] } });
  await check();
  expect(await listed()).toEqual(['Rules | body | /no-such-page | No page is published at this path.']);
  await payload.delete({ collection: 'legal-pages', id: legal.id });
  await payload.delete({ collection: 'pages', id: page.id });
});

it('checks of two processes at the same moment keep one line of each link', async () => {
  const link = { title: 'Twice', address: '/nowhere', reason: 'No page is published at this path.', place: 'blocks.0' };
  const last = { at: new Date().toISOString(), checked: 1, broken: 1, unknown: 0 };
  const keep = async (broken: Broken[]) => {
    const req = await createLocalReq({}, payload);
    await inTransaction(req, () => keepBroken(req, broken, last));
  };
  await Promise.all([keep([link]), keep([link]), keep([link])]);
  expect((await listed()).filter((line) => line.startsWith('Twice'))).toHaveLength(1);
  await Promise.all([keep([]), keep([])]);
});

it('the same link twice in one text is one line, however often it is checked', async () => {
  const link = {
    type: 'link',
    version: 3,
    fields: { linkType: 'custom', url: '/no-such-page', newTab: false },
    children: [{ type: 'text', version: 1, text: 'here' }],
  };
  const paragraph = { ...p('Read '), children: [link, link] };
  const legal = await create(payload, 'legal-pages', 'Twice', { data: { body: body(paragraph as never) } });
  for (const _ of [1, 2, 3]) {
    expect((await check()).broken).toBe(1);
    expect(await listed()).toHaveLength(1);
  }
  await payload.delete({ collection: 'legal-pages', id: legal.id });
  await check();
  expect(await listed()).toEqual([]);
});

it('drafts are not looked at', async () => {
  const blocks = [cta(toAddress('Nowhere', '/no-such-page'))];
  const page = await create(payload, 'pages', 'Careful');
  await change(payload, 'pages', page.id, { blocks }, { status: 'draft' });
  await create(payload, 'pages', 'Draft', { status: 'draft', data: { blocks } });
  expect((await check()).broken).toBe(0);
});

it('is remembered with its time', async () => {
  const { at } = await check();
  expect((await lastCheck(payload))?.at).toBe(at);
});

it('a single draft is judged like the whole site, with sections of some pages and only the names of others', async () => {
  const { docs } = await payload.find({ collection: 'industries', sort: 'order', depth: 0, limit: 1 });
  const industry = { relationTo: 'industries', value: docs[0]?.id };
  const shared = (anchor: string) => ({
    ...{ blockType: 'shared-section', document: industry, anchor },
    section: { ground: 'ocean', spacing: 'standard' },
  });
  const blocks = [
    cta(toAddress('Form', '/contact#contact'), toAddress('No section', '/contact#no-such-section')),
    cta(toAddress('Page', '/platform'), toAddress('No page', '/no-such-page')),
    cta({ label: 'Industry', kind: 'document', document: industry }),
    ...[shared('hero'), shared('no-such-section')],
  ];
  const page = await create(payload, 'pages', 'One draft', { data: { blocks } });
  const draft = await payload.findByID({ collection: 'pages', id: page.id, depth: 0, draft: true });
  const found = await brokenLinksOf(await createLocalReq({}, payload), 'pages', draft);
  expect(found.map(({ path, reason }) => `${path} | ${reason}`)).toEqual([
    'blocks.0.secondary.address | The page has no section with this anchor.',
    'blocks.1.secondary.address | No page is published at this path.',
    'blocks.4 | The page no longer has a section with this anchor.',
  ]);
  await check();
  expect((await listed()).filter((line) => line.startsWith('One draft'))).toHaveLength(found.length);
});
