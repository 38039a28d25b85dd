import { expect } from '@playwright/test';
import { sampleJob, test } from '../helpers/changes';
import { structuredData, visit } from '../helpers/site';

const lists = ['/about/careers', '/about/careers-backup'];

test('a new job is on both lists, in the sitemap and for job search engines; once unpublished, nowhere', async ({
  api,
  changes,
  word,
}) => {
  const path = `/about/careers/${word}`;
  for (const place of [...lists, path, '/sitemap.xml'])
    expect((await visit(place)).body).not.toContain(`Reader ${word}`);
  const job = await changes.create('jobs', sampleJob(`Reader ${word}`, word));
  const { status, body } = await visit(path);
  expect(status).toBe(200);
  expect(structuredData(body)).toContainEqual(
    expect.objectContaining({ '@type': 'JobPosting', title: `Reader ${word}`, datePosted: '2026-01-05' }),
  );
  for (const list of lists) {
    const page = (await visit(list)).body;
    expect(page, list).toContain(`Reader ${word}`);
    expect(page, list).toContain(`href="${path}"`);
  }
  expect((await visit('/sitemap.xml')).body).toContain(path);

  await api.unpublish('jobs', job.id);
  expect((await visit(path)).status).toBe(404);
  for (const place of [...lists, '/sitemap.xml']) expect((await visit(place)).body, place).not.toContain(word);
});

test('a job that changes its name keeps its address, and every list has the new name', async ({ changes, word }) => {
  for (const list of lists) await visit(list);
  await changes.publish('jobs', { slug: 'vp-sales' }, { title: `VP of ${word}` });
  for (const place of [...lists, '/about/careers/vp-sales']) {
    expect((await visit(place)).body, place).toContain(`VP of ${word}`);
  }
});

test('a leader’s words change on the leadership page', async ({ changes, word }) => {
  await visit('/leadership');
  await changes.publish('leaders', { name: 'Marit Sandquist' }, { shortBio: `She reads ${word}.` });
  expect((await visit('/leadership')).body).toContain(`She reads ${word}.`);
});

test('an issue changes on the newsletter page and in the feed', async ({ changes, word }) => {
  for (const place of ['/about/newsletters', '/feed.xml']) await visit(place);
  await changes.publish('newsletter-issues', { number: 2 }, { title: `What ${word} knows` });
  for (const place of ['/about/newsletters', '/feed.xml']) {
    expect((await visit(place)).body, place).toContain(`What ${word} knows`);
  }
});

test('a new issue is in the feed and on the page, the newest first', async ({ changes, word }) => {
  await changes.create('newsletter-issues', {
    number: 4711,
    date: '2026-02-10T12:00:00.000Z',
    title: `Issue of ${word}`,
    summary: 'About reading.',
    topics: [{ text: 'Reading' }],
    url: 'https://www.linkedin.com/pulse/issue-of-the-tests',
  });
  for (const [place, first] of [
    ['/about/newsletters', /id="issue-(\d+)"/],
    ['/feed.xml', /<id>[^<]*#issue-(\d+)<\/id>/],
  ] as const) {
    const { body } = await visit(place);
    expect(body, place).toContain(`Issue of ${word}`);
    expect(first.exec(body)?.[1], place).toBe('4711');
  }
});

test('a phase changes wherever a page takes the phases from the programme', async ({ changes, word }) => {
  await visit('/platform/partnerships');
  await changes.publish('partnership-phases', { number: 2 }, { outcome: `A map of ${word}.` });
  expect((await visit('/platform/partnerships')).body).toContain(`A map of ${word}.`);
});

test('an industry changes on its page, on its variants and on the cards that show it', async ({
  api,
  changes,
  word,
}) => {
  const own = ['/solutions/insurance', '/solutions/insurance-alt'];
  const cards = ['/solutions', '/platform'];
  for (const path of [...own, ...cards]) await visit(path);
  const { challenge } = await api.find('industries', { slug: 'insurance' });
  const change = { summary: `Summary ${word}`, challenge: { ...(challenge as object), lead: `Lead ${word}` } };
  await changes.publish('industries', { slug: 'insurance' }, change);
  for (const path of own) expect((await visit(path)).body, path).toContain(`Lead ${word}`);
  for (const path of cards) expect((await visit(path)).body, path).toContain(`Summary ${word}`);
});

test('a legal text changes on its page', async ({ changes, word }) => {
  await visit('/terms');
  await changes.publish('legal-pages', { slug: 'terms' }, { intro: `Terms of ${word}.` });
  expect((await visit('/terms')).body).toContain(`Terms of ${word}.`);
});
