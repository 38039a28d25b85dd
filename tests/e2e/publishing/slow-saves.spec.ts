import { expect, type Page, type Request, type Response } from '@playwright/test';
import { inFull } from '../../helpers/extent';
import { samplePage, test } from '../helpers/changes';
import { isPublish, openSection, pressPublish, showPreview } from '../helpers/editor';
import { hydrated } from '../helpers/forms';
import { sessionFile } from '../helpers/people';

test.use({ storageState: sessionFile('editor') });

/** Like a bad network. `sent` resolves with the autosave; `release` lets it go on. */
function holdFirstAutosave(page: Page) {
  const sent = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const route = page.route(
    (url) => url.searchParams.get('autosave') === 'true',
    async (one) => {
      sent.resolve();
      await held.promise;
      await one.continue();
    },
    { times: 1 },
  );
  return { route, sent: sent.promise, release: held.resolve };
}

test('input during a slow autosave stays, in every field', async ({ api, changes, page, word }) => {
  const { id } = await changes.create('pages', samplePage(`/${word}`, word), 'draft');
  const autosave = holdFirstAutosave(page);
  await autosave.route;
  await page.goto(`/admin/collections/pages/${id}`);
  const [title, heading] = [page.locator('#field-title'), page.locator('[name="blocks.0.heading"]')];
  await hydrated(title);
  if (!(await heading.isVisible())) await page.locator('#blocks-row-0 .collapsible__toggle').first().click();
  await title.fill('Seen');
  await autosave.sent;
  await title.fill('Seen early');
  await heading.fill('Another field');
  autosave.release();
  await expect.poll(async () => JSON.stringify(await api.latest('pages', id))).toContain('Another field');
  await expect(title).toHaveValue('Seen early');
  expect((await api.latest('pages', id)).title).toBe('Seen early');
});

test('what is typed during a save that waited for another is saved, too', async ({ api, changes, page, word }) => {
  const { id } = await changes.create('pages', samplePage(`/${word}`, word), 'draft');
  const [first, second] = [holdFirstAutosave(page), holdFirstAutosave(page)];
  // The route that was added last comes first.
  await Promise.all([first.route, second.route]);
  await page.goto(`/admin/collections/pages/${id}`);
  const title = page.locator('#field-title');
  await hydrated(title);
  await title.fill('Seen');
  await second.sent;
  await title.fill('Seen early');
  // The save waits for the one that is under way.
  await page.waitForTimeout(1_000);
  second.release();
  await first.sent;
  await title.fill('Seen early enough');
  first.release();
  await expect.poll(async () => (await api.latest('pages', id)).title).toBe('Seen early enough');
});

test(
  'text typed into a new section while requests that were made without its fields come back stays',
  inFull,
  async ({ api, changes, page, word }) => {
    const { id } = await changes.create('pages', samplePage(`/${word}`, word), 'draft');
    await page.goto(`/admin/collections/pages/${id}`, { waitUntil: 'networkidle' });
    const requested = Promise.withResolvers<void>();
    const saved = Promise.withResolvers<void>();
    const typed = Promise.withResolvers<void>();
    const isForm = (request: Request) => request.method() === 'POST' && 'next-action' in request.headers();
    let forms = 0;
    await page.route('**/admin/collections/pages/*', async (route) => {
      if (!isForm(route.request())) return route.continue();
      forms += 1;
      requested.resolve();
      // The fields of the section arrive after the save; the form of what it saved, and that of the title, after the typing.
      await (forms === 1 ? saved.promise : typed.promise);
      await route.continue();
    });
    page.on('response', (response) => {
      if (response.url().includes('autosave=true')) saved.resolve();
    });
    await page
      .getByRole('button', { name: /^Add (block|section)/i })
      .last()
      .click();
    await page.locator('.thumbnail-card[title="Statement"]').click();
    await requested.promise;
    await page.locator('#field-title').fill('Changed meanwhile');
    const text = page.locator('textarea[name$=".text"]').last();
    await expect(text).toBeVisible();
    await text.fill('Typed early.');
    typed.resolve();
    await expect.poll(async () => JSON.stringify(await api.latest('pages', id))).toContain('Typed early.');
    await expect(text).toHaveValue('Typed early.');
  },
);

test('Publish, pressed while a draft is being saved, publishes once it has been saved', async ({
  api,
  changes,
  page,
  word,
}) => {
  const { id } = await changes.create('pages', samplePage(`/${word}`, word));
  const autosave = holdFirstAutosave(page);
  await autosave.route;
  await page.goto(`/admin/collections/pages/${id}`);
  await hydrated(page.locator('#field-title'));
  await page.locator('#field-title').fill('Seen early');
  await autosave.sent;
  const publish = page.locator('#action-save');
  await expect(publish).toBeDisabled();
  // Playwright's own click would wait for an enabled button.
  await publish.click({ force: true });
  await publish.click({ force: true });
  const published: string[] = [];
  page.on('request', (request) => {
    if (isPublish(request)) published.push(request.url());
  });
  autosave.release();
  await expect(page.locator('.payload-toast-container .toast-success').first()).toBeVisible();
  expect(await api.latest('pages', id)).toMatchObject({ _status: 'published', title: 'Seen early' });
  expect(published).toHaveLength(1);
});

test('a section that is opened while a save comes back stays open', inFull, async ({ changes, page, word }) => {
  const { id } = await changes.create('pages', samplePage(`/${word}`, word), 'draft');
  await page.goto(`/admin/collections/pages/${id}`, { waitUntil: 'networkidle' });
  const section = page.locator('#blocks-row-1 .collapsible__toggle').first();
  await expect(section).toHaveAttribute('aria-expanded', 'false');
  const [sent, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isSaved = false;
  const isSave = (response: Response) => response.url().includes('autosave=true');
  page.on('response', (response) => {
    if (isSave(response)) isSaved = true;
  });
  // One of Next's server functions returns the form of what was saved.
  const isForm = (request: Request) => request.method() === 'POST' && 'next-action' in request.headers();
  await page.route('**/admin/collections/pages/*', async (route) => {
    if (isSaved && isForm(route.request())) {
      sent.resolve();
      await held.promise;
    }
    await route.continue();
  });
  await page.locator('#field-title').fill('Seen');
  await sent.promise;
  await openSection(page, 1);
  const response = page.waitForResponse((response) => isForm(response.request()));
  held.resolve();
  await response;
  const savedAgain = page.waitForResponse(isSave);
  await page.locator('#field-title').fill('Seen again');
  await savedAgain;
  await expect(section).toHaveAttribute('aria-expanded', 'true');
});

test(
  'the preview stays open while somebody types faster than the form comes back',
  inFull,
  async ({ api, changes, page, word }) => {
    const { id } = await changes.create('pages', samplePage(`/${word}`, word), 'draft');
    await page.goto(`/admin/collections/pages/${id}`);
    await showPreview(page);
    const title = page.locator('#field-title');
    await hydrated(title);
    // Next's server functions, which return the form: one in two fails, the others come late.
    let forms = 0;
    await page.route('**/admin/collections/pages/*', async (route) => {
      if (!('next-action' in route.request().headers())) return route.continue();
      forms += 1;
      if (forms % 2 === 0) return route.abort();
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      await route.continue().catch(() => undefined);
    });
    for (const words of ['One', 'Two', 'Three', 'Four']) {
      const saved = page.waitForResponse((response) => response.url().includes('autosave=true'));
      await title.pressSequentially(`${words} `, { delay: 150 });
      await saved;
    }
    await expect.poll(async () => (await api.latest('pages', id)).title).toContain('Four');
    await expect(page.locator('#live-preview-iframe')).toBeVisible();
  },
);

test(
  'a publish whose response was lost is shown once the form has learned of it',
  inFull,
  async ({ api, changes, page, word }) => {
    const { id } = await changes.create('pages', samplePage(`/${word}`, word));
    await page.goto(`/admin/collections/pages/${id}`);
    const [title, state] = [page.locator('#field-title'), page.locator('.document-state')];
    await hydrated(title);
    await title.fill('Seen early');
    await expect(state).toHaveText('Changed');
    await page.route('**/api/pages/**', async (route) => {
      if (!isPublish(route.request())) return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.locator('#action-save').click();
    await expect.poll(async () => (await api.latest('pages', id))._status).toBe('published');
    await expect(state).toHaveText('Published', { timeout: 30_000 });
    await expect(page.getByText('Visitors see it now.')).toBeVisible();
    await expect(page.getByText('There is no connection.')).toHaveCount(0, { timeout: 1_500 });
  },
);

test('a field that is opened while a page is published gets the focus afterwards', async ({ changes, page, word }) => {
  const { id } = await changes.create('pages', samplePage(`/${word}`, word), 'draft');
  await page.goto(`/admin/collections/pages/${id}`);
  const title = page.locator('#field-title');
  await hydrated(title);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/pages/**', async (route) => {
    if (isPublish(route.request())) await held.promise;
    await route.continue();
  });
  await pressPublish(page);
  await expect(title).toBeDisabled();
  // Like a click in the preview.
  await page.evaluate(
    (target) => window.postMessage({ type: 'alethia:edit', target, path: 'title' }, location.origin),
    { collection: 'pages', id },
  );
  await expect(page.locator('.field-opened')).toBeVisible();
  held.resolve();
  await expect(title).toBeFocused();
});

test('leaving the admin while a page is published asks first', inFull, async ({ api, changes, page, word }) => {
  const { id } = await changes.create('pages', samplePage(`/${word}`, word), 'draft');
  await page.goto('/about');
  await page.goto(`/admin/collections/pages/${id}`);
  await hydrated(page.locator('#field-title'));
  const held = Promise.withResolvers<void>();
  await page.route('**/api/pages/**', async (route) => {
    if (isPublish(route.request())) await held.promise;
    await route.continue();
  });
  await pressPublish(page);
  const question = page.waitForEvent('dialog');
  await page.evaluate(() => history.back());
  const dialog = await question;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  held.resolve();
  await expect.poll(async () => (await api.latest('pages', id))._status).toBe('published');
  await expect(page.locator('.document-state')).toHaveText('Published');
});
