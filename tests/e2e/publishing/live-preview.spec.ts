import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { body, p } from '@/seed/write';
import { inFull, sample } from '../../helpers/extent';
import { samplePage, test } from '../helpers/changes';
import { showPreview } from '../helpers/editor';
import { sessionFile, tokenOf } from '../helpers/people';
import { siteUrl, visit } from '../helpers/site';

test.use({ storageState: sessionFile('editor') });

const INVISIBLE = /\u2060/;
const white = { ground: 'white', spacing: 'standard' };

const frameOf = (page: Page) => page.frameLocator('#live-preview-iframe');

async function open(page: Page, id: string) {
  await page.goto(`/admin/collections/pages/${id}`);
  await showPreview(page);
  await expect(frameOf(page).getByRole('button', { name: 'Follow links' })).toBeVisible();
  return frameOf(page);
}

const heading = (page: Page) => page.locator('input[name="blocks.0.heading"]');

async function picture(alt: string): Promise<string> {
  const file = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#2a5d8f' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), `${alt.replaceAll(' ', '-')}.png`);
  form.set('_payload', JSON.stringify({ alt }));
  const headers = { authorization: `JWT ${tokenOf('admin')}` };
  const response = await fetch(`${siteUrl}/api/media?depth=0`, { method: 'POST', headers, body: form });
  const { doc } = (await response.json()) as { doc: { id: string } };
  expect(response.status).toBe(201);
  return doc.id;
}

test('the preview shows what is typed before anything is saved', async ({ api, changes, page, word }) => {
  const path = `/${word}`;
  const { id } = await changes.create('pages', samplePage(path, `Before ${word}`));
  const preview = await open(page, id);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(`Before ${word}`);

  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/pages\/.*autosave=true/, async (route) => {
    await gate;
    await route.continue();
  });
  await preview.getByRole('heading', { level: 1 }).click();
  await expect(heading(page)).toBeFocused();
  await heading(page).fill(`Typed ${word}`);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(`Typed ${word}`);
  expect(JSON.stringify((await api.latest('pages', id)).blocks)).toContain(`Before ${word}`);

  release();
  await expect.poll(async () => JSON.stringify((await api.latest('pages', id)).blocks)).toContain(`Typed ${word}`);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(`Typed ${word}`);
  expect((await visit(path)).body).toContain(`Before ${word}`);
});

const losses: [what: string, lose: (page: Page) => Promise<() => Promise<void>>][] = [
  [
    'connection',
    async (page) => {
      await page.context().setOffline(true);
      return () => page.context().setOffline(false);
    },
  ],
  [
    'session',
    async (page) => {
      const cookies = await page.context().cookies();
      await page.context().clearCookies({ name: 'payload-token' });
      return async () => {
        await page.context().addCookies(cookies);
        await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      };
    },
  ],
];
for (const [what, lose] of sample(losses)) {
  test(`what was typed without a ${what} is shown once it is saved`, inFull, async ({ changes, page, word }) => {
    const { id } = await changes.create('pages', samplePage(`/${word}`, `Before ${word}`), 'draft');
    const preview = await open(page, id);
    const headline = preview.getByRole('heading', { level: 1 });
    await headline.click();
    await expect(heading(page)).toBeFocused();
    const giveBack = await lose(page);
    await heading(page).fill(`Typed ${word}`);
    const trouble = preview.getByText(/The preview could not be reached|You are signed out/);
    await expect(trouble).toBeVisible();
    await giveBack();
    await expect(headline).toHaveText(`Typed ${word}`);
    await expect(trouble).toHaveCount(0);
  });
}

test('a click on a heading, a card or a picture opens its field', inFull, async ({ api, changes, page, word }) => {
  const media = await picture(`Picture ${word}`);
  changes.later(() => api.remove('media', media));
  const cards = ['One', 'Two', 'Three'].map((title) => ({ title: `${title} ${word}`, text: `What ${title} says.` }));
  const { id } = await changes.create('pages', {
    ...samplePage(`/${word}`, `Head ${word}`),
    blocks: [
      ...(samplePage(`/${word}`, `Head ${word}`).blocks as object[]),
      { blockType: 'card-grid', layout: 'columns', heading: 'Cards', cards, section: white },
      { blockType: 'media', width: 'content', media, section: white },
    ],
  });
  const preview = await open(page, id);

  await preview.getByRole('heading', { level: 1 }).click();
  await expect(heading(page)).toBeFocused();

  await preview.getByRole('heading', { name: `Two ${word}` }).click();
  const title = page.locator('input[name="blocks.2.cards.1.title"]');
  await expect(title).toBeFocused();
  await expect(title).toHaveValue(`Two ${word}`);
  await expect(title).toBeInViewport();

  await preview.getByText('What Three says.').click();
  await expect(page.locator('textarea[name="blocks.2.cards.2.text"]')).toBeFocused();

  await preview.getByRole('img', { name: `Picture ${word}` }).click();
  await expect(page.locator('#field-blocks__3__media')).toBeInViewport();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('#field-blocks__3__media') !== null))
    .toBe(true);
});

test('the width of the preview can be read whole', inFull, async ({ changes, page, word }) => {
  const { id } = await changes.create('pages', samplePage(`/${word}`, `Wide ${word}`));
  await open(page, id);
  const width = page.locator('[name="live-preview-width"]');
  await width.fill('1440');
  expect(await width.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
});

test('the field in focus is outlined in the preview, until Escape', inFull, async ({ changes, page, word }) => {
  const { id } = await changes.create('pages', samplePage(`/${word}`, `Outlined ${word}`));
  const preview = await open(page, id);
  await preview.getByRole('heading', { level: 1 }).click();
  await expect(heading(page)).toBeFocused();
  await expect(preview.locator('[data-edited]')).toHaveText(`Outlined ${word}`);
  await heading(page).press('End');
  await heading(page).pressSequentially(' more');
  await expect(preview.locator('[data-edited]')).toHaveText(`Outlined ${word} more`);
  await heading(page).press('Escape');
  await expect(preview.locator('[data-edited]')).toHaveCount(0);
});

test('a preview that is loaded while a field has the focus outlines it', inFull, async ({ changes, page, word }) => {
  const { id } = await changes.create('pages', samplePage(`/${word}`, `Late ${word}`));
  const preview = await open(page, id);
  await preview.getByRole('heading', { level: 1 }).click();
  await expect(preview.locator('[data-edited]')).toHaveText(`Late ${word}`);
  await preview.locator('html').evaluate((html) => {
    html.setAttribute('data-old', '');
    window.location.reload();
  });
  await expect(preview.locator('html[data-old]')).toHaveCount(0);
  await expect(preview.locator('[data-edited]')).toHaveText(`Late ${word}`);
});

test('a text of another document leads to that document', inFull, async ({ changes, page, word }) => {
  const { id } = await changes.create('pages', samplePage(`/${word}`, `Own ${word}`));
  const preview = await open(page, id);
  await preview.locator('footer h2').first().click();
  await expect(page.getByText('This text belongs to Footer')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open it' })).toHaveAttribute(
    'href',
    '/admin/globals/footer?field=columns.0.title',
  );
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByText('This text belongs to Footer')).toHaveCount(0);
});

test('links are not followed unless staff switch that on', inFull, async ({ changes, page, word }) => {
  const { id } = await changes.create('pages', samplePage(`/${word}`, `Own ${word}`));
  const preview = await open(page, id);
  const link = preview.locator('footer a[href="/about"]').first();
  await link.click();
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(`Own ${word}`);
  await preview.getByRole('button', { name: 'Follow links' }).click();
  await link.click();
  await expect(preview.getByRole('heading', { level: 1 })).not.toHaveText(`Own ${word}`);
});

test('fast typing during saves of a 60 KB page loses no character', inFull, async ({ api, changes, page, word }) => {
  const filler = Array.from({ length: 20 }, (_, index) => ({
    blockType: 'rich-text',
    body: body(p(`${index}: ${'a sentence of the tests. '.repeat(110)}`)),
    section: white,
  }));
  const sample = samplePage(`/${word}`, `Long ${word}`);
  const { id } = await changes.create('pages', { ...sample, blocks: [...(sample.blocks as object[]), ...filler] });
  expect(JSON.stringify(await api.latest('pages', id)).length).toBeGreaterThan(60_000);
  const preview = await open(page, id);
  await preview.getByRole('heading', { level: 1 }).click();
  await expect(heading(page)).toBeFocused();

  const words = Array.from({ length: 6 }, (_, round) => `round ${round} of what is typed;`);
  const typed = words.join(' ').slice(0, 125);
  await heading(page).fill('');
  for (const part of typed.match(/.{1,25}/g) ?? []) {
    const save = page.waitForRequest((request) => request.url().includes('autosave=true'), { timeout: 20_000 });
    await heading(page).pressSequentially(part, { delay: 15 });
    // The next text is typed during this save.
    await save;
  }
  await expect(heading(page)).toHaveValue(typed);
  await expect
    .poll(async () => ((await api.latest('pages', id)).blocks as { heading?: string }[])[0]?.heading, {
      timeout: 20_000,
    })
    .toBe(typed);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(typed.trim());
  await expect(heading(page)).toHaveValue(typed);
});

test(
  'nothing typed is lost while a response to the form is still arriving',
  inFull,
  async ({ changes, page, word }) => {
    await page.addInitScript(() => {
      const ask = window.fetch;
      window.fetch = async (input, init) => {
        const response = await ask(input, init);
        if (!new Headers(init?.headers).has('next-action')) return response;
        const bytes = new Uint8Array(await response.arrayBuffer());
        const lastLine = bytes.lastIndexOf(10, bytes.length - 2) + 1;
        const late = new ReadableStream({
          async start(controller) {
            controller.enqueue(bytes.slice(0, lastLine));
            await new Promise((resolve) => setTimeout(resolve, 500));
            controller.enqueue(bytes.slice(lastLine));
            controller.close();
          },
        });
        return new Response(late, response);
      };
    });
    const { id } = await changes.create('pages', samplePage(`/${word}`, `Slow ${word}`));
    const preview = await open(page, id);
    await preview.getByRole('heading', { level: 1 }).click();
    await expect(heading(page)).toBeFocused();
    const typed = 'Words that somebody types while responses arrive in pieces, the last piece half a second later.';
    await heading(page).fill('');
    for (const part of typed.match(/.{1,25}/g) ?? []) {
      const posted = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/admin/'));
      await heading(page).pressSequentially(part, { delay: 40 });
      // The next text is typed during this request.
      await posted;
    }
    await expect(heading(page)).toHaveValue(typed);
  },
);

test('visitors get no invisible characters and no script of the preview', async ({ changes, page, word }) => {
  const path = `/${word}`;
  const { id } = await changes.create('pages', samplePage(path, `Plain ${word}`));
  const { body: html } = await visit(path);
  expect(html).toContain(`Plain ${word}`);
  expect(html).not.toMatch(INVISIBLE);
  expect(html).not.toContain('preview-tools');
  expect(html).not.toMatch(/data-(section|row|picture|hidden)=/);
  expect(html).not.toMatch(/<script[^>]+src="[^"]*_next/);

  // The response contains marks, which the page hides; its title never has any.
  const response = await page.goto(`/preview/frame?collection=pages&id=${id}`);
  expect(await response?.text()).toMatch(INVISIBLE);
  expect(await page.title()).not.toMatch(INVISIBLE);
  await expect(page.getByRole('heading', { level: 1, name: `Plain ${word}`, exact: true })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.querySelector('main')?.textContent ?? ''))
    .not.toMatch(INVISIBLE);
});

test('only staff may open the frame', async ({ changes, word }) => {
  const { id } = await changes.create('pages', samplePage(`/${word}`, `Secret ${word}`), 'draft');
  const address = `${siteUrl}/preview/frame?collection=pages&id=${id}`;
  const look = async (headers: Record<string, string>) => (await fetch(address, { headers })).text();
  expect(await look({})).not.toContain(`Secret ${word}`);
  expect(await look({ cookie: 'payload-token=not.a.token' })).not.toContain(`Secret ${word}`);
  expect(await look({ cookie: `payload-token=${tokenOf('author')}` })).toContain(`Secret ${word}`);
});
