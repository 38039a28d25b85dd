import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { faults } from '../../../tests/e2e/helpers/axe';
import { type Changes, samplePage, test } from '../../../tests/e2e/helpers/changes';
import type { Cms } from '../../../tests/e2e/helpers/cms';
import { expectPinOn } from '../../../tests/e2e/helpers/pins';
import { siteUrl, visit } from '../../../tests/e2e/helpers/site';
import { inFull, sample } from '../../../tests/helpers/extent';

type Link = { id: string; path: string };

async function shared(api: Cms, changes: Changes, word: string, heading = `Draft ${word}`) {
  const { id } = await changes.create('pages', samplePage(`/${word}`, heading), 'draft');
  const link = await api.send<Link>('POST', '/preview-links/share', { collection: 'pages', id, days: 1 });
  changes.later(() => api.remove('preview-links', link.id));
  changes.later(() => api.removeWhere('comments', { guestName: `Ada ${word}` }));
  return { id, link };
}

const card = (guest: Page) => guest.getByRole('dialog');
const placing = (guest: Page) => guest.getByRole('button', { name: 'Comment on the page' });

async function write(guest: Page, name: string, text: string) {
  await card(guest).getByLabel('Your name').fill(name);
  await card(guest).getByLabel('Comment').fill(text);
  await card(guest).getByRole('button', { name: 'Send' }).click();
}

const windows: [string, BrowserContextOptions][] = [
  ['on a phone', { viewport: { width: 390, height: 844 }, hasTouch: true }],
  ['with a mouse', { viewport: { width: 1440, height: 900 } }],
];
for (const [how, options] of sample(windows)) {
  test(`a guest comments on a place of the draft, ${how}`, async ({ api, browser, changes, word }) => {
    const { id, link } = await shared(api, changes, word);
    const context = await browser.newContext({ ...options, storageState: { cookies: [], origins: [] } });
    const guest = await context.newPage();
    await guest.goto(siteUrl + link.path);
    const headline = guest.getByRole('heading', { level: 1 });
    const press = (target: typeof headline) => (options.hasTouch ? target.tap() : target.click());
    await press(placing(guest));
    await press(headline);
    await expect(card(guest)).toBeVisible();
    expect(await faults(guest)).toEqual([]);
    await write(guest, `Ada ${word}`, 'Too loud.');
    await expect(guest.getByText('Your comment was recorded.')).toBeVisible();
    const pin = guest.getByRole('button', { name: 'Comment 1: Too loud.' });
    await expectPinOn(pin, headline);
    const path = 'blocks.0.heading';
    await expect
      .poll(async () => (await api.send<{ threads: object[] }>('GET', `/comments/of/pages/${id}`)).threads)
      .toMatchObject([{ path, isGuest: true, text: 'Too loud.' }]);

    const width = options.hasTouch ? 1440 : 390;
    await guest.setViewportSize({ width, height: 900 });
    await expectPinOn(pin, headline);

    const { blocks } = (await api.latest('pages', id)) as unknown as { blocks: object[] };
    await api.saveDraft('pages', id, { blocks: blocks.toReversed() });
    await guest.reload();
    await expectPinOn(pin, headline);
    await press(pin);
    await expect(card(guest)).toContainText('Too loud.');
    await card(guest).getByLabel('Reply').fill('Much too loud.');
    await card(guest).getByLabel('Your name').fill(`Ada ${word}`);
    await card(guest).getByRole('button', { name: 'Send' }).click();
    // The card closes once the reply is stored.
    await expect(card(guest)).toHaveCount(0);
    await press(pin);
    await expect(card(guest)).toContainText('Much too loud.');

    await api.saveDraft('pages', id, { blocks: blocks.slice(1) });
    await guest.reload();
    await expect(guest.getByRole('region', { name: 'Comments' })).toContainText('the section was removed');
    await expect(placing(guest)).toBeVisible();
    await expect(pin).toHaveCount(0);
    await context.close();
  });
}

test(
  'a guest’s comment whose answer is lost is sent again, and stored once; a link that ended says so',
  inFull,
  async ({ api, browser, changes, word }) => {
    const { id, link } = await shared(api, changes, word);
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    const guest = await context.newPage();
    await guest.goto(siteUrl + link.path);
    await placing(guest).click();
    // A section is chosen at its heading, with the keyboard.
    await guest.locator('main section').first().focus();
    await guest.keyboard.press('Enter');
    await guest.route(
      '**/answer',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await write(guest, `Ada ${word}`, 'Once.');
    await expect(card(guest).getByRole('alert')).toContainText('Not sent');
    await expect(card(guest).getByLabel('Comment')).toHaveValue('Once.');
    await card(guest).getByRole('button', { name: 'Send' }).click();
    await expect(guest.getByText('Your comment was recorded.')).toBeVisible();
    const { threads } = await api.send<{ threads: object[] }>('GET', `/comments/of/pages/${id}`);
    expect(threads).toMatchObject([{ text: 'Once.', path: 'blocks.0.heading' }]);

    await placing(guest).click();
    await guest.getByRole('heading', { level: 1 }).click();
    await api.send('POST', `/preview-links/${link.id}/revoke`);
    await write(guest, `Ada ${word}`, 'Late.');
    await expect(card(guest).getByRole('alert')).toContainText('no longer shared');
    await expect(card(guest).getByLabel('Comment')).toHaveValue('Late.');
    await context.close();
  },
);

test(
  'a pin that a guest opens while a reply is being sent stays open',
  inFull,
  async ({ api, browser, changes, word }) => {
    const { link } = await shared(api, changes, word);
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    const guest = await context.newPage();
    await guest.goto(siteUrl + link.path);
    for (const [place, text] of [
      [guest.getByRole('heading', { level: 1 }), 'First.'],
      [guest.getByText('It is deleted at their end.'), 'Second.'],
    ] as const) {
      await placing(guest).click();
      await place.click();
      await write(guest, `Ada ${word}`, text);
      await expect(card(guest)).toHaveCount(0);
    }
    const pin = (words: string) => guest.getByRole('button', { name: words });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await guest.route('**/answer', async (route) => {
      await held;
      await route.continue();
    });
    await pin('Comment 1: First.').press('Enter');
    await card(guest).getByLabel('Reply').fill('And now?');
    await card(guest).getByRole('button', { name: 'Send' }).click();
    await expect(card(guest).getByRole('button', { name: 'Sending…' })).toBeVisible();
    await pin('Comment 2: Second.').press('Enter');
    await card(guest).getByLabel('Reply').fill('Half a thought');
    release();
    await expect(guest.getByText('Your comment was recorded.')).toBeVisible();
    await expect(card(guest)).toContainText('Second.');
    await expect(card(guest).getByLabel('Reply')).toHaveValue('Half a thought');
    await expect(card(guest).getByLabel('Reply')).toBeFocused();
    await pin('Comment 1: First.').press('Enter');
    await expect(card(guest)).toContainText('And now?');
    await expect(card(guest).getByLabel('Reply')).toHaveValue('');
    await context.close();
  },
);

test('a pin moves with its words when the fonts arrive late', inFull, async ({ api, browser, changes, word }) => {
  // In the site's fonts it needs one line more than in those shown before.
  const { id, link } = await shared(api, changes, word, 'Draft chromium9452cd5fcfb9');
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const guest = await context.newPage();
  await guest.goto(siteUrl + link.path);
  const headline = guest.getByRole('heading', { level: 1 });
  const heightOf = async () => (await headline.boundingBox())?.height ?? 0;
  await placing(guest).click();
  await headline.click();
  await write(guest, `Ada ${word}`, 'Late.');
  const pin = guest.getByRole('button', { name: 'Comment 1: Late.' });
  await expect(pin).toBeVisible();
  const { blocks } = (await api.latest('pages', id)) as unknown as { blocks: object[] };
  await api.saveDraft('pages', id, { blocks: blocks.toReversed() });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await guest.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await guest.reload({ waitUntil: 'commit' });
  await expect(pin).toBeVisible();
  const before = await heightOf();
  release();
  await expect.poll(heightOf).toBeGreaterThan(before);
  await expectPinOn(pin, headline);
  await context.close();
});

test('guests learn nothing that their page does not show, and visitors’ pages have nothing of it', async ({
  api,
  changes,
  word,
}) => {
  const { id, link } = await shared(api, changes, word);
  const { blocks } = samplePage(`/${word}`, `Draft ${word}`) as { blocks: { section: object }[] };
  const [hero, text] = blocks;
  const hidden = { ...hero, heading: `Hidden ${word}`, section: { ...hero?.section, hidden: true } };
  await api.saveDraft('pages', id, { blocks: [hero, hidden, text] });
  const draft = (await visit(link.path)).body;
  expect(draft).toContain(`Draft ${word}`);
  expect(draft).toContain('data-section="blocks.2"');
  expect(draft).not.toContain(`Hidden ${word}`);
  const { body } = await visit('/');
  for (const trace of ['data-section', 'data-row', 'place-tools', 'preview-pin']) expect(body).not.toContain(trace);
});
