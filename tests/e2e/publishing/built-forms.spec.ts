import { expect, type Page } from '@playwright/test';
import { inFull } from '../../helpers/extent';
import { faults } from '../helpers/axe';
import { type Changes, section, test } from '../helpers/changes';
import { comesAlive } from '../helpers/forms';
import { newEmail, rows } from '../helpers/supabase';
import { expectToast, readTheForm } from '../helpers/toasts';
import { visitor } from '../helpers/visitor';

const fields = [
  { blockType: 'text', label: 'Name', autofill: 'name', required: true },
  { blockType: 'email', label: 'Work email', required: true },
  {
    blockType: 'choice',
    label: 'What should we look at?',
    options: [{ text: 'Sensors' }, { text: 'Something “else” \\ <b>' }],
    required: true,
  },
  {
    blockType: 'text',
    label: 'What is it?',
    required: true,
    shownIf: { field: 'What should we look at?', value: 'Something “else” \\ <b>' },
  },
  { blockType: 'number', label: 'Sites', min: 1, hint: 'Roughly.', required: false },
  { blockType: 'date', label: 'Start', required: false },
  { blockType: 'long-text', label: 'Anything else', required: false },
  { blockType: 'consent', label: 'You may call me.', required: true },
];
const other = fields[2]?.options?.[1]?.text ?? '';

async function build(changes: Changes, word: string, more: Record<string, unknown> = {}): Promise<string> {
  const form = await changes.create('forms', {
    title: `Audit ${word}`,
    fields,
    submitLabel: 'Request an audit',
    thanks: { kind: 'text', text: 'We have your request.' },
    recipients: ['desk@alethia.example'],
    ...more,
  });
  const path = `/form-${word}`;
  await changes.create('pages', {
    title: 'A form of the tests',
    path,
    blocks: [
      { blockType: 'hero', layout: 'plain', heading: 'A form', section: { ground: 'graphite', spacing: 'standard' } },
      { blockType: 'form', heading: 'Ask for an audit', form: form.id, section },
    ],
  });
  return path;
}

type Row = {
  status: string;
  answers: { label: string; value: string }[];
  source_page: string;
  campaign: Record<string, string>;
};
const submissionsOf = (email: string) =>
  rows<Row>('select status, answers, source_page, campaign from form_submissions where email = $1', email);

const CHANGED =
  'This form has changed since you opened it. Copy what you want to keep, load the page again and fill in the new one.';
const submit = (page: Page) => page.getByRole('button', { name: 'Request an audit' });
const question = (page: Page) => page.getByRole('textbox', { name: 'What is it?' });

async function fill(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Example');
  await page.getByRole('textbox', { name: 'Work email' }).fill(email);
  await page.getByRole('radio', { name: 'Sensors' }).check();
  await page.getByRole('checkbox', { name: 'You may call me.' }).check();
}

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': visitor() });
});

test('an entry is stored with its campaign and the page that led there, and thanked for in the place of the form', async ({
  page,
  changes,
  word,
}) => {
  const path = await build(changes, word);
  const email = newEmail();
  await page.goto('/platform');
  await page.evaluate((to) => location.assign(to), `${path}?utm_source=letter&gclid=x`);
  await page.waitForURL(`**${path}?*`);
  await comesAlive(page);
  await fill(page, email);
  await readTheForm(page);
  await submit(page).click();
  const thanks = page.getByRole('status').filter({ hasText: 'We have your request.' });
  await expect(thanks).toBeFocused();
  await expect(submit(page)).toHaveCount(0);
  const [row] = await submissionsOf(email);
  expect(row).toMatchObject({ status: 'new', source_page: '/platform', campaign: { utm_source: 'letter' } });
  expect(row?.answers.map(({ label, value }) => [label, value])).toEqual([
    ['Name', 'Ada Example'],
    ['Work email', email],
    ['What should we look at?', 'Sensors'],
    ['You may call me.', 'yes'],
  ]);
});

test(
  'errors are shown below each field, and the first invalid one has the focus',
  inFull,
  async ({ page, changes, word }) => {
    await page.goto(await build(changes, word));
    await comesAlive(page);
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
    await page.getByRole('textbox', { name: 'Work email' }).fill(newEmail());
    await page.getByRole('textbox', { name: 'Sites' }).fill('0');
    await submit(page).click();
    await expect(page.getByRole('radio', { name: 'Sensors' })).toBeFocused();
    const group = page.getByRole('radiogroup', { name: 'What should we look at?' });
    await expect(group).toHaveAccessibleDescription('Please choose one of the options');
    await expect(page.getByRole('textbox', { name: 'Sites' })).toHaveAccessibleDescription(
      'Roughly. Please enter 1 or more',
    );
    await expect(page.getByRole('checkbox')).toHaveAccessibleDescription('Please check this box');
    expect(await faults(page, 'form')).toEqual([]);
  },
);

test('a field whose condition is not met is neither shown nor required', inFull, async ({ page, changes, word }) => {
  const email = newEmail();
  await page.goto(await build(changes, word));
  await comesAlive(page);
  await expect(question(page)).toBeHidden();
  await fill(page, email);
  await page.getByRole('radio', { name: other }).check();
  await expect(question(page)).toBeVisible();
  await readTheForm(page);
  await submit(page).click();
  await expect(question(page)).toBeFocused();
  await question(page).fill('A river');
  await page.getByRole('radio', { name: 'Sensors' }).check();
  await expect(question(page)).toBeHidden();
  await submit(page).click();
  await expect(page.getByText('We have your request.')).toBeVisible();
  expect(JSON.stringify(await submissionsOf(email))).not.toContain('A river');
});

test('a page may follow; an error keeps the entries', inFull, async ({ page, changes, word, api }) => {
  const { id } = await api.find('pages', { path: '/platform' });
  await page.goto(await build(changes, word, { thanks: { kind: 'page', page: id } }));
  await comesAlive(page);
  await fill(page, newEmail());
  await page.route('**/forms/built', (route) => route.fulfill({ status: 500, body: '' }));
  await readTheForm(page);
  await submit(page).click();
  await expectToast(page, 'Your entries were not sent', 'Failed to submit form');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Example');
  await page.unroute('**/forms/built');
  await submit(page).click();
  await expect(page).toHaveURL(/\/platform$/);
});

test(
  'a form that staff have changed since it was opened says so, and keeps what was typed',
  inFull,
  async ({ page, changes, word, api }) => {
    const path = await build(changes, word);
    const { id, fields: stored } = await api.find('forms', { title: `Audit ${word}` });
    const before = stored as { label: string }[];
    const added = { blockType: 'text', label: 'Street', required: true };
    const renamed = before.map((row) =>
      row.label === 'What should we look at?' ? { ...row, options: [{ text: 'All sensors' }, { text: other }] } : row,
    );
    await page.goto(path);
    await comesAlive(page);
    await fill(page, newEmail());
    await readTheForm(page);
    for (const changed of [[...before, added], renamed]) {
      await api.publish('forms', id, { fields: changed });
      await submit(page).click();
      await expectToast(page, 'Your entries were not sent', CHANGED);
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Example');
    }
  },
);

test('costs at most 5 KB of scripts more than the contact form', inFull, async ({ page, changes, word }) => {
  const scriptsOf = async (path: string) => {
    await page.goto(path);
    await comesAlive(page);
    await page.getByRole('textbox', { name: 'Name' }).focus();
    await page.waitForLoadState('networkidle');
    return page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
  };
  const built = await scriptsOf(await build(changes, word));
  const contact = await scriptsOf('/contact');
  expect(contact).toBeGreaterThan(10_000);
  expect(built - contact).toBeLessThanOrEqual(5_120);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('conditions work, messages and entries come back, and the entry is stored and thanked for', async ({
    page,
    changes,
    word,
  }) => {
    const path = await build(changes, word);
    const email = newEmail();
    await page.goto(`${path}?utm_source=letter`);
    await expect(question(page)).toBeHidden();
    await fill(page, email);
    await page.getByRole('radio', { name: other }).check();
    await expect(question(page)).toBeVisible();
    await submit(page).click();
    await expect(page.getByText('Please fill in this field')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'Your entries were not sent' })).toBeVisible();
    await expect(page.getByRole('radio', { name: other })).toBeChecked();
    await expect(page.getByRole('checkbox')).toBeChecked();
    await expect(question(page)).toHaveAttribute('aria-invalid', 'true');
    expect(await submissionsOf(email)).toEqual([]);

    await question(page).fill('A river');
    await submit(page).click();
    await expect(page.getByText('We have your request.')).toBeVisible();
    await expect(submit(page)).toHaveCount(0);
    expect(await submissionsOf(email)).toMatchObject([
      { status: 'new', source_page: path, campaign: { utm_source: 'letter' } },
    ]);
  });
});
