import fs from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { inFull } from '../../helpers/extent';
import { sampleFiles } from '../../helpers/files';
import { faults } from '../helpers/axe';
import { type Changes, section, test } from '../helpers/changes';
import { pressPublish } from '../helpers/editor';
import { comesAlive } from '../helpers/forms';
import { sessionFile } from '../helpers/people';
import { newEmail, rows } from '../helpers/supabase';
import { expectToast, readTheForm } from '../helpers/toasts';
import { visitor } from '../helpers/visitor';

const fields = [
  { blockType: 'email', label: 'Work email', required: true },
  { blockType: 'long-text', label: 'What should we know?', required: false },
  { blockType: 'file', label: 'Site plan', accept: ['pdf', 'picture'], hint: 'The newest one.', required: true },
  { blockType: 'file', label: 'List of sensors', accept: ['text'], required: false },
];
const WRONG = 'The content of “plan.pdf” is of another kind. Accepted: PDF, picture.';

async function build(changes: Changes, word: string): Promise<string> {
  const form = await changes.create('forms', {
    title: `Plans ${word}`,
    fields,
    submitLabel: 'Send the plan',
    thanks: { kind: 'text', text: 'We have your plan.' },
  });
  const path = `/plans-${word}`;
  await changes.create('pages', {
    title: 'A form of the tests',
    path,
    blocks: [
      { blockType: 'hero', layout: 'plain', heading: 'Plans', section: { ground: 'graphite', spacing: 'standard' } },
      { blockType: 'form', heading: 'Send us a plan', form: form.id, section },
    ],
  });
  return path;
}

type Row = { id: string; answers: { label: string; value: string; file?: { size: number } }[] };
const submissionsOf = (email: string) => rows<Row>('select id, answers from form_submissions where email = $1', email);

const plan = (page: Page) => page.getByLabel('Site plan');
const sensors = (page: Page) => page.getByLabel('List of sensors');
const submit = (page: Page) => page.getByRole('button', { name: 'Send the plan' });
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

async function fill(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Work email' }).fill(email);
  await page.getByRole('textbox', { name: 'What should we know?' }).fill('Two halls');
}

async function downloaded(browser: Browser, id: string, name: string) {
  const context = await browser.newContext({ storageState: sessionFile('editor') });
  const page = await context.newPage();
  await page.goto(`/admin/inbox/submissions/${id}`, { waitUntil: 'networkidle' });
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  await context.close();
  // The name is in the header; Chromium suggests another one if the system has no locale.
  return Buffer.concat(chunks);
}

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': visitor() });
});

test('a file is sent with the entry, and staff save it from the inbox', async ({ browser, page, changes, word }) => {
  const email = newEmail();
  await page.goto(await build(changes, word));
  await comesAlive(page);
  await fill(page, email);
  await plan(page).setInputFiles(file('Pläne „Halle 2“.pdf', sampleFiles.pdf));
  await sensors(page).setInputFiles(file('sensors.csv', sampleFiles.csv));
  await readTheForm(page);
  await submit(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'We have your plan.' })).toBeFocused();
  const [row] = await submissionsOf(email);
  expect(row?.answers.slice(2)).toMatchObject([
    { label: 'Site plan', value: 'Pläne „Halle 2“.pdf', file: { size: sampleFiles.pdf.length } },
    { label: 'List of sensors', value: 'sensors.csv', file: { size: sampleFiles.csv.length } },
  ]);
  const saved = await downloaded(browser, row?.id ?? '', 'Pläne „Halle 2“.pdf');
  expect(saved.equals(sampleFiles.pdf)).toBe(true);
});

test(
  'a refused file is named with the reason, and everything else stays as it was',
  inFull,
  async ({ page, changes, word }) => {
    const email = newEmail();
    await page.goto(await build(changes, word));
    await comesAlive(page);
    await fill(page, email);
    await plan(page).setInputFiles(file('plan.pdf', sampleFiles.exe));
    await sensors(page).setInputFiles(file('sensors.csv', sampleFiles.csv));
    await readTheForm(page);
    await submit(page).click();
    await expectToast(page, 'Your entries were not sent');
    await expect(plan(page)).toHaveAccessibleDescription(`The newest one. (PDF, picture, up to 10 MB) ${WRONG}`);
    await expect(plan(page)).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'What should we know?' })).toHaveValue('Two halls');
    expect(await sensors(page).evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe('sensors.csv');
    expect(await faults(page, 'form')).toEqual([]);
    expect(await submissionsOf(email)).toEqual([]);

    await plan(page).setInputFiles(file('plan.pdf', sampleFiles.pdf));
    await submit(page).click();
    await expect(page.getByText('We have your plan.')).toBeVisible();
    expect(await submissionsOf(email)).toHaveLength(1);
  },
);

test(
  'a file that is too large is refused before sending, and the button shows an upload',
  inFull,
  async ({ page, changes, word }) => {
    await page.goto(await build(changes, word));
    await comesAlive(page);
    await fill(page, newEmail());
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await plan(page).setInputFiles(file('big.pdf', Buffer.alloc(10 * 1024 * 1024 + 1)));
    await readTheForm(page);
    await submit(page).click();
    await expect(plan(page)).toHaveAccessibleDescription(
      /“big.pdf” is larger than 10 MB\. Please choose a smaller file\.$/,
    );
    expect(sent.filter((url) => url.includes('/forms/'))).toEqual([]);

    let letThrough = () => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/forms/built', async (route) => {
      await held;
      await route.continue();
    });
    await plan(page).setInputFiles(file('plan.pdf', sampleFiles.pdf));
    await submit(page).click();
    const busy = page.getByRole('button', { name: /^Sending\.\.\./ });
    await expect(busy).toBeDisabled();
    letThrough();
    await expect(page.getByText('We have your plan.')).toBeVisible();
  },
);

test(
  'a file that was changed since it was chosen must be chosen again',
  inFull,
  async ({ page, changes, word }, info) => {
    const email = newEmail();
    await page.goto(await build(changes, word));
    await comesAlive(page);
    await fill(page, email);
    const chosen = info.outputPath('plan.pdf');
    fs.writeFileSync(chosen, sampleFiles.pdf);
    await plan(page).setInputFiles(chosen);
    await readTheForm(page);
    fs.appendFileSync(chosen, '\n');
    await submit(page).click();
    await expect(plan(page)).toHaveAccessibleDescription(/Please choose this file again$/);
    await expect(plan(page)).toBeFocused();
    await plan(page).setInputFiles(chosen);
    await submit(page).click();
    await expect(page.getByText('We have your plan.')).toBeVisible();
    expect(await submissionsOf(email)).toHaveLength(1);
  },
);

test('sent files are not public', inFull, async ({ page, changes, word, request }) => {
  const email = newEmail();
  await page.goto(await build(changes, word));
  await comesAlive(page);
  await fill(page, email);
  await plan(page).setInputFiles(file('plan.png', sampleFiles.png));
  await readTheForm(page);
  await submit(page).click();
  await expect(page.getByText('We have your plan.')).toBeVisible();
  const [row] = await rows<{ id: string; file: string }>(
    `select id, answers->2->'file'->>'id' as file from form_submissions where email = $1`,
    email,
  );
  const { id = '', file: stored = '' } = row ?? {};
  expect(stored).toMatch(/^[\w-]{36}$/);
  const response = await request.get(`/api/inbox/submissions/${id}/files/${stored}`);
  expect(response.status()).toBe(403);
  for (const path of [
    `/form-files/${stored}`,
    `/api/media/file/${stored}`,
    `/media/${stored}`,
    `/.data/form-files/${stored}`,
  ])
    expect((await request.get(path)).status()).toBeGreaterThanOrEqual(400);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the form fits, with a long file name too', inFull, async ({ page, changes, word }, info) => {
    await page.goto(await build(changes, word));
    await comesAlive(page);
    await plan(page).setInputFiles(file(`${'a very long name '.repeat(8)}.pdf`, sampleFiles.pdf));
    await sensors(page).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await faults(page, 'form')).toEqual([]);
    await page.screenshot({ path: info.outputPath('phone.png'), fullPage: true });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a refused file is named with the reason, the entries come back, and the next attempt is stored',
    inFull,
    async ({ browser, page, changes, word }) => {
      const path = await build(changes, word);
      const email = newEmail();
      await page.goto(`${path}?utm_source=letter`);
      await fill(page, email);
      await plan(page).setInputFiles(file('plan.pdf', sampleFiles.exe));
      await sensors(page).setInputFiles(file('sensors.csv', sampleFiles.csv));
      await submit(page).click();
      await expect(page.getByText(WRONG)).toBeVisible();
      await expect(sensors(page)).toHaveAccessibleDescription(/Please choose this file again$/);
      await expect(page.getByRole('textbox', { name: 'Work email' })).toHaveValue(email);
      await expect(page.getByRole('textbox', { name: 'What should we know?' })).toHaveValue('Two halls');
      expect(await submissionsOf(email)).toEqual([]);

      await plan(page).setInputFiles(file('plan.pdf', sampleFiles.pdf));
      await submit(page).click();
      await expect(page.getByText('We have your plan.')).toBeVisible();
      const [row] = await submissionsOf(email);
      expect(row?.answers.map(({ value }) => value)).toEqual([email, 'Two halls', 'plan.pdf']);
      const saved = await downloaded(browser, row?.id ?? '', 'plan.pdf');
      expect(saved.equals(sampleFiles.pdf)).toBe(true);
    },
  );

  test('a file that is too large is refused with the form', inFull, async ({ page, changes, word }) => {
    await page.goto(await build(changes, word));
    await fill(page, newEmail());
    await plan(page).setInputFiles(file('big.pdf', Buffer.alloc(11 * 1024 * 1024)));
    await submit(page).click();
    await expect(page.getByText('“big.pdf” is larger than 10 MB. Please choose a smaller file.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'What should we know?' })).toHaveValue('Two halls');
  });
});

test.describe('the admin', () => {
  test.use({ storageState: sessionFile('editor') });

  test(
    'a condition is chosen from the fields above, and follows one that is renamed',
    inFull,
    async ({ page, changes, word, api }) => {
      const { id } = await changes.create('forms', {
        title: `Picker ${word}`,
        fields: [
          {
            blockType: 'choice',
            label: 'Topic',
            options: [{ text: 'Audit' }, { text: 'Something else' }],
            required: true,
          },
          { blockType: 'text', label: 'What is it?', required: true },
        ],
        submitLabel: 'Send',
        thanks: { kind: 'text', text: 'Thank you.' },
      });
      await page.goto(`/admin/collections/forms/${id}`, { waitUntil: 'networkidle' });
      const list = page.locator('#field-fields');
      for (const row of ['fields-row-0', 'fields-row-1']) {
        const toggle = list.locator(`#${row} .collapsible__toggle`).first();
        if ((await toggle.getAttribute('class'))?.includes('collapsed')) await toggle.click();
      }
      const select = (name: string) => page.locator(`[id="field-fields__1__shownIf__${name}"]`);
      // Fields render when they come into view.
      await page.getByRole('heading', { name: 'Shown only if' }).last().scrollIntoViewIfNeeded();
      await select('field').click();
      await page.getByRole('option', { name: 'Topic' }).click();
      await select('value').click();
      await expect(page.getByRole('option')).toHaveText(['Audit', 'Something else']);
      await page.getByRole('option', { name: 'Something else' }).click();
      await page.locator('[id="field-fields__0__label"]').fill('Subject');
      await list.getByRole('button', { name: 'Add Field' }).press('Enter');
      await page.getByRole('button', { name: 'Consent' }).press('Enter');
      const third = list.locator('#fields-row-2');
      await expect(third.locator('.collapsible__toggle').first()).toBeFocused();
      await third.getByRole('textbox').first().fill('May we call you?');
      await expect(select('field')).toContainText('Subject');
      await pressPublish(page);
      await expect(page.getByText('Updated successfully.').first()).toBeVisible();
      const saved = await api.find('forms', { id });
      const [topic, what] = saved.fields as { id: string; label: string; shownIf?: object }[];
      expect(topic?.label).toBe('Subject');
      expect(what?.shownIf).toMatchObject({ field: topic?.id, value: 'Something else' });
    },
  );
});
