import type { Job, LegalPage as LegalText, RichTextBlock } from '@payload-types';
import type { Payload } from 'payload';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { exampleSite } from '@/blocks/example-site';
import { RichText } from '@/components/ui/rich-text';
import { findDocument } from '@/data/documents';
import { getGlobal } from '@/data/globals';
import { list } from '@/data/lists';
import { JobPage } from '@/site/documents/job-page';
import { LegalPage } from '@/site/documents/legal-page';
import { atomFeed } from '@/site/seo/feed';
import { testPayload } from '../helpers/payload';
import { create, publicRow, section } from '../helpers/samples';
import { signIn } from '../helpers/staff';

/** As in Next for visitors. */
vi.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }));
vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

let payload: Payload;
let staff: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  payload = await testPayload();
  staff = await signIn(payload);
});

const views = {
  jobs: (job: Job) => createElement(JobPage, { job, site: exampleSite, list: '/careers' }),
  'legal-pages': (legalPage: LegalText) => createElement(LegalPage, { legalPage, site: exampleSite }),
};

it.each([
  ['jobs', ['about', 'summary', 'location', 'department']],
  ['legal-pages', ['body', 'intro']],
] as const)('a live document of %s is shown without what is required only now', async (collection, lost) => {
  const { id, path } = await create(payload, collection, 'From before');
  const columns = lost.map((name) => `${name} = null`).join(', ');
  await payload.db.pool.query(`update payload.${collection.replace('-', '_')} set ${columns} where id = $1`, [id]);
  const found = await findDocument(String(path));
  expect(renderToStaticMarkup(views[collection](found?.document as never))).toContain('From before');
});

it('so are lists and the settings of the site', async () => {
  await create(payload, 'newsletter-issues', 'From before', { data: { topics: [{ text: 'Rivers' }] } });
  await payload.db.pool.query('update payload.newsletter_issues_topics set text = null');
  await payload.db.pool.query('update payload.site_settings set name = null');
  const [issues, site] = await Promise.all([list('newsletter-issues'), getGlobal('site-settings')]);
  expect(atomFeed(issues, site, 'https://alethia.example')).toContain(': From before</title>');
});

const text = (words: string) => ({ type: 'text', version: 1, text: words });
const broken = {
  root: {
    children: [
      null,
      'words',
      { type: 'list', tag: 'ul' },
      { type: 'list', tag: 'ol', start: 1, children: [{ type: 'listitem' }, null, text('Outside an item')] },
      { type: 'heading', tag: 'h2', children: [text('Still there'), { type: 'text', text: { of: 'another kind' } }] },
      { type: 'paragraph', children: [{ type: 'link', children: [text('Leads nowhere')] }, { children: [] }] },
      { type: 'paragraph' },
    ],
  },
};
const prose = { id: 'prose', blockType: 'rich-text', body: broken, section };
const cards = { id: 'cards', blockType: 'questions', heading: { root: {} }, questions: [null], section };

it('a page with rows and nodes that are none is shown, can be read by its editors, and is mended by a save', async () => {
  const { id, path } = await create(payload, 'pages', 'Malformed');
  const rows = JSON.stringify([null, prose, 7, cards, [], { blockType: 'rich-text', body: { root: null }, section }]);
  await payload.db.pool.query('update payload.pages set blocks = $1 where id = $2', [rows, id]);
  await payload.db.pool.query('update payload._pages_v set version_blocks = $1 where parent_id = $2', [rows, id]);
  const found = await findDocument(String(path));
  const { blocks } = (found as { document: { blocks: RichTextBlock[] } }).document;
  expect(blocks.map(({ blockType }) => blockType)).toEqual(['rich-text', 'questions', 'rich-text']);
  const shown = renderToStaticMarkup(createElement(RichText, { body: blocks[0]?.body as RichTextBlock['body'] }));
  for (const words of ['Still there', 'Outside an item', 'Leads nowhere']) expect(shown).toContain(words);
  for (const query of ['', '?draft=true', '/versions'])
    expect(
      (await staff.editor.rest('GET', query === '/versions' ? '/pages/versions' : `/pages/${id}${query}`)).status,
    ).toBe(200);
  const saved = await staff.editor.rest('PATCH', `/pages/${id}?draft=true`, { title: 'Changed', _status: 'draft' });
  expect([saved.status, JSON.stringify(saved.body).slice(0, 300)]).toEqual([200, expect.any(String)]);
  expect(await publicRow(payload, 'pages', id)).toMatchObject({ title: 'Malformed' });
});

it('so is a text of a document', async () => {
  const { id, path } = await create(payload, 'legal-pages', 'Malformed');
  await payload.db.pool.query('update payload.legal_pages set body = $1 where id = $2', [JSON.stringify(broken), id]);
  const found = await findDocument(String(path));
  expect(renderToStaticMarkup(views['legal-pages'](found?.document as LegalText))).toContain('Still there');
});

it('a pasted picture whose window was closed with the browser does not stop a draft from being published', async () => {
  const { id } = await create(payload, 'pages', 'Interrupted');
  const pending = { type: 'upload', version: 3, pending: { formID: '1', src: 'blob:https://alethia.example/1' } };
  const paragraph = { type: 'paragraph', version: 1, children: [text('Still there')] };
  const body = { root: { type: 'root', version: 1, children: [paragraph, pending] } };
  const blocks = [{ ...prose, body }];
  const kept = await staff.editor.rest('PATCH', `/pages/${id}?draft=true&autosave=true`, { blocks });
  expect(kept.status).toBe(200);
  const published = await staff.editor.rest('PATCH', `/pages/${id}`, { _status: 'published' });
  expect([published.status, JSON.stringify(published.body).slice(0, 300)]).toEqual([200, expect.any(String)]);
  const row = JSON.stringify(await publicRow(payload, 'pages', id));
  expect([row.includes('Still there'), row.includes('pending')]).toEqual([true, false]);
});
