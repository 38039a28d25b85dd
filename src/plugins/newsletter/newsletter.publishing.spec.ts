import { expect, type Page } from '@playwright/test';
import { hasMailbox, mailTo } from '../../../tests/e2e/helpers/accounts';
import { faults } from '../../../tests/e2e/helpers/axe';
import { type Changes, sampleIssue, test } from '../../../tests/e2e/helpers/changes';
import { hydrated } from '../../../tests/e2e/helpers/forms';
import { sessionFile } from '../../../tests/e2e/helpers/people';
import { siteUrl } from '../../../tests/e2e/helpers/site';
import { newEmail, rows } from '../../../tests/e2e/helpers/supabase';
import { watch } from '../../../tests/e2e/helpers/watch';
import { inFull } from '../../../tests/helpers/extent';

const create = (changes: Changes, word: string, status?: 'draft') =>
  changes.create('newsletter-issues', sampleIssue(word), status);

const mailTab = (id: string) => `/admin/collections/newsletter-issues/${id}/mail`;
async function openMail(page: Page, id: string): Promise<void> {
  await page.goto(mailTab(id), { waitUntil: 'networkidle' });
  await hydrated(page.getByRole('button', { name: 'Send a test to me' }));
}

async function addSubscribers(changes: Changes, page: string, count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, () => newEmail('signal'));
  for (const email of emails)
    await rows(
      'insert into newsletter_subscribers (email, confirmed_at, sent_from) values ($1, now(), $2)',
      email,
      page,
    );
  changes.later(() => rows('delete from newsletter_subscribers where sent_from = $1', page));
  return emails;
}

test('an issue has a page of its sections, and the newsletter page leads to it', async ({ page, changes, word }) => {
  await create(changes, word);
  await page.goto('/about/newsletters');
  await page.getByRole('link', { name: `What ${word} heard`, exact: true }).click();
  await expect(page).toHaveURL(`${siteUrl}/about/newsletters/what-${word}-heard`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`What ${word} heard`);
  await expect(page.getByRole('heading', { name: `The hum of ${word}` })).toBeVisible();
  await expect(page.getByText('The yard was empty.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'See the platform' })).toHaveAttribute(
    'href',
    '/platform',
  );
  expect(await faults(page)).toEqual([]);
});

test.describe('editor', () => {
  test.use({ storageState: sessionFile('editor') });
  test.skip(!hasMailbox, 'This site has no mailbox.');

  test(
    'previews an issue as mail, light, dark, at 320 px and as plain text',
    inFull,
    async ({ page, changes, word }) => {
      const { id } = await create(changes, word);
      const complaints = watch(page);
      await openMail(page, id);
      const mail = page.frameLocator('.newsletter-frame');
      const ground = () => mail.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
      await expect(mail.getByRole('heading', { name: `The hum of ${word}` })).toBeVisible();
      expect(await ground()).toBe('rgb(255, 255, 255)');
      await page.getByRole('radio', { name: 'Dark' }).check();
      await expect(page.locator('iframe[title="The mail, Dark"]')).toBeVisible();
      await expect.poll(ground).toBe('rgb(23, 25, 31)');
      await page.getByRole('radio', { name: '320 px' }).check();
      await expect
        .poll(() => mail.locator('html').evaluate((root) => [root.clientWidth, root.scrollWidth]))
        .toEqual([320, 320]);
      await page.getByRole('radio', { name: 'Plain text' }).check();
      await expect(page.getByRole('textbox', { name: 'The mail as plain text' })).toHaveValue(
        /See the platform:\n\S+\/platform/,
      );
      // The header above is Payload's.
      expect(await faults(page, '.newsletter')).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );

  test('tests it to themselves, sends it to a segment, and no subscriber gets it twice', async ({
    page,
    changes,
    word,
    api,
  }) => {
    const { id } = await create(changes, word);
    const from = `/${word}`;
    const emails = await addSubscribers(changes, from, 3);
    await addSubscribers(changes, `${from}-other`, 1);
    await openMail(page, id);
    await page.getByRole('button', { name: 'Send a test to me' }).click();
    const confirmation = page.getByText(/The test is on its way to /);
    await expect(confirmation).toBeVisible();
    const own = ((await confirmation.textContent()) ?? '').replace('The test is on its way to ', '').replace(/\.$/, '');
    expect((await mailTo(own, `[Test] What ${word} heard`)).text).toContain(`The hum of ${word}`);

    await page.getByRole('combobox', { name: 'To' }).selectOption('page');
    await page.getByRole('combobox', { name: 'Page' }).selectOption(from);
    await page.getByRole('button', { name: 'Send…' }).click();
    await expect(page.getByRole('dialog', { name: 'Send to 3 subscribers?' })).toBeVisible();
    await page.getByRole('button', { name: 'Send now' }).click();
    for (const email of emails) {
      const { text } = await mailTo(email, `What ${word} heard`);
      expect(text).toContain(`${siteUrl}/about/newsletters/what-${word}-heard`);
    }
    const figures = page.locator('.newsletter-figures').first();
    await expect(figures).toHaveText(/Queued0Sent3Failed0Bounced or complained0/);
    await expect(page.locator('.newsletter-sends')).toContainText(`Subscribed on ${from}`);

    await page.getByRole('button', { name: 'Send…' }).click();
    await expect(page.getByText('All of these subscribers have already received')).toBeVisible();
    const { docs } = await api.send<{ docs: { detail: string }[] }>(
      'GET',
      `/audit-log?where[action][equals]=send&where[document][equals]=${id}`,
    );
    expect(docs.map(({ detail }) => detail)).toEqual([`To subscribers subscribed on ${from}, 3 at the time`]);
  });

  test('plans it, and cancels that', inFull, async ({ page, changes, word }) => {
    const { id } = await create(changes, word);
    await addSubscribers(changes, `/${word}`, 1);
    await openMail(page, id);
    await page.getByRole('combobox', { name: 'To' }).selectOption('page');
    await page.getByRole('combobox', { name: 'Page' }).selectOption(`/${word}`);
    await page.getByRole('combobox', { name: 'When' }).selectOption('later');
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
    await page.getByLabel('At', { exact: true }).fill(tomorrow);
    await page.getByRole('button', { name: 'Send…' }).click();
    await page.getByRole('button', { name: 'Plan it' }).click();
    await expect(page.locator('.newsletter-sends')).toContainText('Planned');
    await page.locator('.newsletter-sends').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.locator('.newsletter-sends')).toContainText('Stopped');
  });
});
