import { expect } from '@playwright/test';
import { inFull } from '../../helpers/extent';
import { samplePage, test } from '../helpers/changes';
import { routes } from '../helpers/routes';
import { visit } from '../helpers/site';

/** Includes the 404 page. */
const kinds = ['/', '/solutions/energy', '/about/careers/vp-sales', '/terms', '/platform-alt', '/no-such-page'];

test('the company’s email changes on every page at once', async ({ changes, word }) => {
  const pages = [...routes.map(({ path }) => path), '/feed.xml'];
  for (const path of pages) expect((await visit(path)).body, path).toContain('hello@alethia.example');
  await changes.publishGlobal('site-settings', { email: `${word}@alethia.example` });
  for (const path of pages) {
    const { body } = await visit(path);
    expect(body, path).toContain(`${word}@alethia.example`);
    expect(body, path).not.toContain('hello@alethia.example');
  }
});

test('a new entry of the navigation is on every page at once', async ({ api, changes, word }) => {
  for (const path of kinds) await visit(path);
  const { items } = await api.global('navigation');
  const entry = { link: { label: `Menu ${word}`, kind: 'address', address: '/terms' } };
  await changes.publishGlobal('navigation', { items: [...(items as object[]), entry] });
  for (const path of kinds) expect((await visit(path)).body, path).toContain(`Menu ${word}`);
});

test('the footer changes on every page at once', async ({ api, changes, word }) => {
  for (const path of kinds) await visit(path);
  const { columns } = await api.global('footer');
  const [first, ...rest] = columns as { title: string }[];
  await changes.publishGlobal('footer', { columns: [{ ...first, title: `Column ${word}` }, ...rest] });
  for (const path of kinds) expect((await visit(path)).body, path).toContain(`Column ${word}`);
});

/** Of pages that are rendered; a change of the navigation only gives them a new frame. */
test('a page in a new frame is the page as it is rendered whole', async ({ api, changes, word }) => {
  const paths = [...routes.map(({ path }) => path)];
  const bodies = async () =>
    Object.fromEntries(await Promise.all(paths.map(async (at) => [at, (await visit(at)).body])));
  const { items } = await api.global('navigation');
  const [first, ...rest] = items as { link: { label: string } }[];
  const withLabel = (label: string) => ({ items: [{ ...first, link: { ...first?.link, label } }, ...rest] });
  await changes.publishGlobal('navigation', withLabel(`Menu ${word}`));
  await changes.publishGlobal('site-settings', { email: `${word}@alethia.example` });
  const whole = await bodies();
  await changes.publishGlobal('navigation', withLabel('In between'));
  for (const body of Object.values(await bodies())) expect(body).toContain('In between');
  await changes.publishGlobal('navigation', withLabel(`Menu ${word}`));
  expect(await bodies()).toEqual(whole);
});

test('a draft of the settings is seen nowhere', async ({ api, changes, word }) => {
  const { email, tagline } = await api.global('site-settings');
  changes.later(() => api.publishGlobal('site-settings', { email, tagline }));
  await api.send('POST', '/globals/site-settings?depth=0&draft=true', { tagline: word, _status: 'draft' });
  for (const path of [...kinds, '/feed.xml']) expect((await visit(path)).body, path).not.toContain(word);
});

test('links to a page that was taken down disappear, and come back with it', async ({ api, changes }) => {
  const page = await api.find('pages', { path: '/leadership' });
  changes.later(() => api.publish('pages', page.id, {}));
  expect((await visit('/terms')).body).toContain('href="/leadership"');
  await api.unpublish('pages', page.id);
  expect((await visit('/leadership')).status).toBe(404);
  expect((await visit('/terms')).body).not.toContain('href="/leadership"');
  await api.publish('pages', page.id, {});
  expect((await visit('/terms')).body).toContain('href="/leadership"');
});

test(
  'a request after a change sees it, even while the page is being rendered for another visitor',
  inFull,
  async ({ api, changes, word }) => {
    const path = `/busy-${word}`;
    const emailOf = (round: number | 'before') => `${word}-${round}@alethia.example`;
    const { id } = await changes.create('pages', samplePage(path, word));
    await changes.publishGlobal('site-settings', { email: emailOf('before') });
    let isBusy = true;
    const others = (async () => {
      while (isBusy) await visit(path);
    })();
    const seen: boolean[] = [];
    for (let round = 0; round < 20; round++) {
      // Publishes again while this change is being rendered.
      const before = api.publish('pages', id, { title: `${word} ${round}` });
      await new Promise((resolve) => setTimeout(resolve, round * 5));
      await api.publishGlobal('site-settings', { email: emailOf(round) });
      seen.push((await visit(path)).body.includes(emailOf(round)));
      await before;
    }
    isBusy = false;
    await others;
    expect(seen).not.toContain(false);
  },
);
