import type { Job, LegalPage as LegalText } from '@payload-types';
import type { Payload } from 'payload';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { exampleSite } from '@/blocks/example-site';
import { findDocument } from '@/data/documents';
import { getGlobal } from '@/data/globals';
import { list } from '@/data/lists';
import { JobPage } from '@/site/documents/job-page';
import { LegalPage } from '@/site/documents/legal-page';
import { atomFeed } from '@/site/seo/feed';
import { testPayload } from '../helpers/payload';
import { create } from '../helpers/samples';

/** As in Next for visitors. */
vi.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }));
vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

let payload: Payload;

beforeAll(async () => {
  payload = await testPayload();
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
