import { expect, type Page } from '@playwright/test';
import { inFull } from '../../helpers/extent';
import { mailTo } from '../helpers/accounts';
import { openReview, publishMenu } from '../helpers/bar';
import { sampleIssue, samplePage, test } from '../helpers/changes';
import { Editor } from '../helpers/editor';
import { hydrated } from '../helpers/forms';
import { prefer } from '../helpers/page-first';
import { siteUrl, visit } from '../helpers/site';
import { newEmail, rows } from '../helpers/supabase';
import { type TemporaryStaff, temporaryStaff } from '../helpers/temporary-staff';

/** The tasks of every week (docs/benchmarks.md#tasks-of-staff), by a person who has set nothing. */
const task = test.extend<{ staff: TemporaryStaff; editor: Editor }>({
  staff: async ({ api, changes }, use) => {
    const person = await temporaryStaff(api, 'editor');
    changes.later(person.remove);
    await prefer(person.token, 'page first');
    await use(person);
  },
  editor: async ({ page, staff }, use) => {
    await page.context().addCookies([{ name: 'payload-token', value: staff.token, url: siteUrl, httpOnly: true }]);
    await use(new Editor(page));
  },
});

const inList = (word: string, collection = 'pages') => `/admin/collections/${collection}?limit=10&search=${word}`;
const listed = (page: Page, word: string) =>
  page.locator('.collection-list tbody tr').filter({ hasText: word }).getByRole('link').first();
const framed = (page: Page) => page.frameLocator('#live-preview-iframe');
const headline = (page: Page) => page.locator('#field-blocks__0__heading');
const item = (page: Page, name: string) => page.getByRole('menuitem', { name });

/** Two clicks, in the menu with the three dots. */
async function fromDots(editor: Editor, name: string | RegExp): Promise<void> {
  const { page } = editor;
  await editor.click(page.locator('.doc-controls__popup > button, .doc-controls__popup .popup-button').first());
  await editor.click(page.locator('.popup__content').getByRole('button', { name }));
}

/** As in a field for a time: `2026-11-21T09:05`, in the browser's time zone. */
const written = (time: Date) => new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

task('a headline is changed with at most three clicks', async ({ changes, editor, page, word }) => {
  await changes.create('pages', samplePage(`/${word}`, `Before ${word}`));
  await editor.open(inList(word));
  await editor.click(listed(page, word));
  await editor.click(framed(page).getByRole('heading', { level: 1 }));
  await editor.fill(headline(page), `After ${word}`);
  await editor.publish();
  editor.note('change a headline', 3);
  await expect.poll(async () => (await visit(`/${word}`)).body).toContain(`After ${word}`);
});

task('replying to a message takes at most two clicks', async ({ changes, editor, page, word }) => {
  const email = newEmail(word);
  const [row] = await rows<{ id: string }>(
    `insert into contact_messages (name, email, message, fingerprint)
     values ($1, $2, 'When do you call?', gen_random_uuid()::text) returning id`,
    word,
    email,
  );
  changes.later(() => rows('delete from contact_messages where id = $1', row?.id));
  await editor.open(`/admin/inbox/messages?q=${encodeURIComponent(email)}`);
  await editor.click(page.getByRole('link', { name: word, exact: true }));
  const reply = page.getByRole('form', { name: 'Reply' });
  await expect(page.getByRole('link', { name: 'Reply', exact: true })).toHaveAttribute('href', '#inbox-reply');
  await editor.fill(reply.getByLabel('Message'), 'Tomorrow at nine.');
  await editor.click(reply.getByRole('button', { name: 'Send the reply' }));
  await expect
    .poll(async () => (await rows('select status from contact_messages where id = $1', row?.id))[0]?.status)
    .toBe('answered');
  await expect(reply.getByRole('button', { name: 'Send the reply' })).toBeFocused();
  editor.note('reply to a message', 2);
});

task('a page is scheduled', inFull, async ({ changes, editor, page, word }) => {
  await changes.create('pages', samplePage(`/${word}`, word), 'draft');
  await editor.open(inList(word));
  await editor.click(listed(page, word));
  await editor.click(publishMenu(page));
  await editor.click(item(page, 'Schedule…'));
  const dialog = page.getByRole('dialog', { name: 'Schedule' });
  await editor.fill(dialog.getByLabel('When'), written(new Date(Date.now() + 86_400_000)));
  await editor.click(dialog.getByRole('button', { name: 'Schedule', exact: true }));
  await expect(dialog).toBeHidden();
  editor.note('schedule a page', 4);
  await expect((await openReview(page)).getByText(/^Publishes /)).toBeVisible();
});

task('two pages are released together', inFull, async ({ api, changes, editor, page, word }) => {
  changes.later(() => api.removeWhere('releases', { title: `Release ${word}` }));
  for (const part of ['a', 'b'])
    await changes.create('pages', samplePage(`/${word}-${part}`, `${part} ${word}`), 'draft');
  for (const part of ['a', 'b']) {
    await editor.open(inList(word));
    await editor.click(listed(page, `${part} ${word}`));
    await editor.click(publishMenu(page));
    await editor.click(item(page, 'Add to a release…'));
    const choice = page.getByRole('combobox', { name: 'Release', exact: true });
    await choice.selectOption({ label: part === 'a' ? 'A new release' : `Release ${word}` });
    if (part === 'a') await editor.fill(page.getByLabel('Name of the release'), `Release ${word}`);
    await editor.click(page.getByRole('button', { name: 'Add', exact: true }));
    await expect(page.getByText('It is published with the release, not alone.')).toBeVisible();
  }
  await editor.click(page.getByRole('link', { name: `Release ${word}`, exact: true }));
  await editor.click(page.getByRole('button', { name: 'Publish release' }));
  await editor.click(page.getByRole('button', { name: 'Publish now' }));
  await expect(page.getByText('It can be undone until')).toBeVisible();
  editor.note('release two pages together', 11);
  for (const part of ['a', 'b']) expect((await visit(`/${word}-${part}`)).status).toBe(200);
});

task('a page is translated and published', inFull, async ({ api, changes, editor, page, word }) => {
  const { docs } = await api.send<{ docs: object[] }>('GET', '/languages?where[code][equals]=de&draft=true&depth=0');
  if (!docs[0]) await changes.create('languages', { title: 'Deutsch', code: 'de', missing: 'english' }, 'draft');
  const [hero] = samplePage(`/${word}`, `Sooner ${word}`).blocks as object[];
  const english = await changes.create('pages', { ...samplePage(`/${word}`, `Sooner ${word}`), blocks: [hero] });
  changes.later(() => api.removeWhere('pages', { translationOf: english.id }));
  await editor.open(inList(word));
  await editor.click(listed(page, word));
  await fromDots(editor, 'Translate: Deutsch');
  await page.waitForURL(({ pathname }) => /\/pages\/[\w-]+$/.test(pathname) && !pathname.endsWith(english.id));
  await editor.click(framed(page).getByRole('heading', { level: 1 }));
  await editor.fill(headline(page), `Früher ${word}`);
  await editor.click(page.getByRole('button', { name: 'Page settings' }));
  await editor.fill(page.locator('#field-title'), `Früher ${word}`);
  await editor.publish();
  editor.note('translate a page');
});

task('a change is undone with at most two clicks', inFull, async ({ changes, editor, page, word }) => {
  const { id } = await changes.create('pages', samplePage(`/${word}`, `First ${word}`));
  await editor.open(`/admin/collections/pages/${id}`);
  const writer = new Editor(page);
  await writer.click(framed(page).getByRole('heading', { level: 1 }));
  await writer.fill(headline(page), `Second ${word}`);
  await expect(framed(page).getByRole('heading', { level: 1 })).toHaveText(`Second ${word}`);
  await fromDots(editor, /^Undo/);
  await expect(framed(page).getByRole('heading', { level: 1 })).toHaveText(`First ${word}`);
  editor.note('undo a change', 2);
});

task('a job is posted from one like it', inFull, async ({ api, changes, editor, page, word }) => {
  changes.later(() => api.removeWhere('jobs', { slug: 'vp-sales-copy' }));
  await editor.open(inList('VP', 'jobs'));
  await editor.click(listed(page, 'VP'));
  await fromDots(editor, 'Duplicate');
  await expect(page.locator('#field-title')).toHaveValue(/\(copy\)$/);
  await editor.fill(page.locator('#field-title'), `Head of ${word}`);
  await editor.publish();
  editor.note('post a job');
  await expect.poll(async () => (await visit('/about/careers')).body).toContain(`Head of ${word}`);
});

task('an issue is published and sent', inFull, async ({ changes, editor, page, word }) => {
  const reader = newEmail(word);
  await rows(
    'insert into newsletter_subscribers (email, confirmed_at, sent_from) values ($1, now(), $2)',
    reader,
    `/${word}`,
  );
  changes.later(() => rows('delete from newsletter_subscribers where sent_from = $1', `/${word}`));
  await changes.create('newsletter-issues', sampleIssue(word), 'draft');
  await editor.open(inList(word, 'newsletter-issues'));
  await editor.click(listed(page, word));
  await editor.publish();
  await editor.click(page.getByRole('link', { name: 'Mail' }));
  const send = page.getByRole('button', { name: 'Send…' });
  await hydrated(send);
  await editor.click(send);
  await editor.click(page.getByRole('button', { name: 'Send now' }));
  await expect(page.locator('.newsletter-sends')).toContainText(/Sent/);
  editor.note('publish an issue and send it', 6);
  await mailTo(reader, `What ${word} heard`);
});

task.describe('on a phone', () => {
  task.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  task('a draft is approved from Home with at most three taps', async ({ api, changes, editor, page, word }) => {
    const { id } = await changes.create('pages', samplePage(`/${word}`, word), 'draft');
    await api.send('POST', `/editorial/pages/${id}/submit`, { note: 'Please look.' });
    await editor.open('/admin');
    const waiting = page.getByRole('region', { name: 'Waiting for you' });
    await editor.click(waiting.getByRole('link', { name: word }));
    await editor.publish(page.getByRole('button', { name: 'Approve and publish' }));
    editor.note('approve on a phone', 3);
    await expect.poll(async () => (await visit(`/${word}`)).status).toBe(200);
  });
});
