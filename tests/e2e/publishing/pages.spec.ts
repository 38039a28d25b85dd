import { expect } from '@playwright/test';
import { samplePage, test } from '../helpers/changes';
import type { Doc } from '../helpers/cms';
import { routes } from '../helpers/routes';
import { siteUrl, visit } from '../helpers/site';

type Block = { blockType: string; heading?: string };

const withHeading = (page: Doc, heading: string) =>
  (page.blocks as Block[]).map((block) =>
    block.blockType === 'hero' ? { ...block, heading, highlight: null } : block,
  );

test('the first visit after a page was published shows what it says now', async ({ api, changes, word }) => {
  // Twice, so that the page is in the cache.
  for (let time = 0; time < 2; time++) expect((await visit('/about')).body).not.toContain(word);
  const page = await api.find('pages', { path: '/about' });
  await changes.publish('pages', { path: '/about' }, { blocks: withHeading(page, `Heading ${word}`) });
  expect((await visit('/about')).body).toContain(`Heading ${word}`);
  expect((await visit('/about')).body).toContain(`Heading ${word}`);
});

test('a title changes the browser’s title, the breadcrumbs below it and the link preview', async ({
  changes,
  word,
}) => {
  const preview = async () => Buffer.from(await (await fetch(`${siteUrl}/og/about.png`)).arrayBuffer());
  const picture = await preview();
  await visit('/about/careers/vp-sales');
  const meta = { title: word, description: `A description with ${word}, long enough to be one of a real page.` };
  await changes.publish('pages', { path: '/about' }, { title: `About ${word}`, meta });
  const { body } = await visit('/about');
  expect(body).toContain(`<title>${word} | Alethia</title>`);
  expect(body).toContain(`content="A description with ${word}`);
  expect((await visit('/about/careers/vp-sales')).body).toContain(`About ${word}`);
  expect((await preview()).equals(picture)).toBe(false);
});

test('a draft is seen nowhere', async ({ api, changes, word }) => {
  const places = [...routes.map(({ path }) => path), '/sitemap.xml', '/feed.xml', '/og/about.png'];
  const before = new Map<string, string>();
  for (const path of places) before.set(path, (await visit(path)).body);
  const page = await api.find('pages', { path: '/about' });
  await changes.saveDraft(
    'pages',
    { path: '/about' },
    { title: word, blocks: withHeading(page, word), meta: { title: word } },
  );
  await changes.saveDraft('jobs', { slug: 'vp-sales' }, { title: word, summary: word });
  await changes.saveDraft('leaders', { name: 'Marit Sandquist' }, { name: word, shortBio: word });
  await changes.saveDraft('newsletter-issues', { number: 3 }, { title: word, summary: word });
  await changes.saveDraft('partnership-phases', { number: 1 }, { title: word });
  await changes.saveDraft('industries', { slug: 'energy' }, { title: word, summary: word });
  await changes.create('pages', samplePage(`/${word}`, word), 'draft');
  for (const [path, body] of before) expect((await visit(path)).body === body, `${path} is as it was`).toBe(true);
  expect((await visit(`/${word}`)).status).toBe(404);
  expect((await visit(`/og/${word}.png`)).status).toBe(404);
});

test('a section that several pages share changes on all of them', async ({ api, changes, word }) => {
  const page = await api.find('pages', { path: '/sensory-intelligence' });
  const variants = ['/sensory-intelligence', '/sensory-intelligence-v2', '/sensory-intelligence-v5'];
  for (const path of variants) await visit(path);
  const blocks = (page.blocks as (Block & { steps?: { title: string }[] })[]).map((block) =>
    block.blockType === 'numbered-steps'
      ? { ...block, steps: block.steps?.map((step, index) => (index === 0 ? { ...step, title: word } : step)) }
      : block,
  );
  await changes.publish('pages', { path: '/sensory-intelligence' }, { blocks });
  for (const path of variants) expect((await visit(path)).body, path).toContain(word);
});

test('a path that was a 404 shows the page once it is published, and 404 once it is unpublished', async ({
  api,
  changes,
  word,
}) => {
  const path = `/${word}`;
  for (let time = 0; time < 2; time++) expect((await visit(path)).status).toBe(404);
  const page = await changes.create('pages', samplePage(path, `Hello ${word}`));
  const found = await visit(path);
  expect(found.status).toBe(200);
  expect(found.body).toContain(`Hello ${word}`);
  expect((await visit('/sitemap.xml')).body).toContain(path);

  await api.unpublish('pages', page.id);
  expect((await visit(path)).status).toBe(404);
  expect((await visit('/sitemap.xml')).body).not.toContain(path);

  await api.publish('pages', page.id, {});
  expect((await visit(path)).status).toBe(200);

  await api.remove('pages', page.id);
  expect((await visit(path)).status).toBe(404);
  expect((await visit(`/og${path}.png`)).status).toBe(404);
  expect((await visit('/sitemap.xml')).body).not.toContain(path);
});

test('a page hidden from search engines says so and leaves the sitemap', async ({ changes, word }) => {
  const path = `/${word}`;
  await changes.create('pages', { ...samplePage(path, word), meta: { hideFromSearch: true } });
  expect((await visit(path)).body).toMatch(/<meta name="robots" content="noindex/);
  expect((await visit('/sitemap.xml')).body).not.toContain(path);
});
