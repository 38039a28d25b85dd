import { expect } from '@playwright/test';
import { hasMailbox, linkIn, mailTo } from '../../../tests/e2e/helpers/accounts';
import { faults } from '../../../tests/e2e/helpers/axe';
import { keepsFocusWhileBusy } from '../../../tests/e2e/helpers/busy';
import { samplePage, test } from '../../../tests/e2e/helpers/changes';
import { cmsAs } from '../../../tests/e2e/helpers/cms';
import { hydrated } from '../../../tests/e2e/helpers/forms';
import { sessionFile } from '../../../tests/e2e/helpers/people';
import { inFull, sample } from '../../../tests/helpers/extent';

test.use({ storageState: sessionFile('editor') });

for (const width of sample([1440, 390])) {
  test(`the bell shows what an author submitted, and leads to it, ${width} px`, async ({ changes, page, word }) => {
    const { id } = await changes.create('pages', samplePage(`/${word}`, word), 'draft');
    await cmsAs('author').send('POST', `/editorial/pages/${id}/submit`, { note: `Please ${word}` });
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/admin', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
    const list = page.getByRole('dialog', { name: 'Notifications' });
    const line = list.getByRole('listitem').filter({ hasText: word });
    await expect(line).toContainText('asks you to review');
    await expect(line).toContainText(`Please ${word}`);
    expect(await faults(page, '.bell-panel')).toEqual([]);
    await line.getByRole('link', { name: word }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/collections/pages/${id}`));
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(line).toBeVisible();
    await expect(line).not.toContainText('New:');
  });
}

test(
  'the bell says that it was out of reach, keeps what is unread, and works again without a reload',
  inFull,
  async ({ changes, page, word }) => {
    const { id } = await changes.create('pages', samplePage(`/${word}`, word), 'draft');
    await cmsAs('author').send('POST', `/editorial/pages/${id}/submit`, { note: `Please ${word}` });
    await page.goto('/admin', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
    const list = page.getByRole('dialog', { name: 'Notifications' });
    const line = list.getByRole('listitem').filter({ hasText: word });
    await expect(line).toContainText('New:');
    await page.context().setOffline(true);
    await list.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(list).toContainText('The site is not responding. Please try again.');
    await expect(line).toContainText('New:');
    await page.context().setOffline(false);
    await list.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(line).not.toContainText('New:');
    await expect(list).not.toContainText('The site is not responding');
  },
);

test(
  'a password that was chosen while the connection broke is stored once, and signs in at the next press',
  inFull,
  async ({ api, browser, changes, word }) => {
    test.skip(!hasMailbox, 'There is no mailbox to read the invitation in.');
    const email = `${word}@browser-tests.example`;
    changes.later(() => api.removeWhere('users', { email }));
    const currentPassword = process.env.STAFF_PASSWORD;
    await api.send('POST', '/users/invite', { name: word, email, role: 'author', password: currentPassword });
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    const invited = await context.newPage();
    await invited.goto(linkIn(await mailTo(email, 'Your account for the admin')));
    const field = invited.getByLabel('Password', { exact: true });
    await hydrated(field);
    await field.fill(`${word} quiet harbour`);
    await invited.route('**/api/users/reset-password', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await invited.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(invited.getByText('The site is not responding. Please try again.')).toBeVisible();
    await expect(field).toHaveValue(`${word} quiet harbour`);
    await invited.unrouteAll({ behavior: 'wait' });
    await invited.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(invited).toHaveURL(/\/admin\/?$/);
    await context.close();
  },
);

test('an admin invites a colleague, who sets a password with the mailed link and signs in', async ({
  api,
  browser,
  changes,
  word,
}) => {
  test.skip(!hasMailbox, 'There is no mailbox to read the invitation in.');
  const email = `${word}@browser-tests.example`;
  changes.later(() => api.removeWhere('users', { email }));
  const admin = await (await browser.newContext({ storageState: sessionFile('admin') })).newPage();
  await admin.goto('/admin/collections/users', { waitUntil: 'networkidle' });
  await expect(admin.getByRole('link', { name: 'Create New' })).toHaveCount(0);
  await hydrated(admin.getByRole('button', { name: 'Invite a colleague' }));
  const invite = admin.getByRole('button', { name: 'Invite a colleague' });
  await invite.press('Enter');
  const form = admin.getByRole('region', { name: 'Invite a colleague' });
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill(`Invited ${word}`);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Your password').fill(process.env.STAFF_PASSWORD ?? '');
  await keepsFocusWhileBusy(form.getByRole('button', { name: 'Send invitation' }), '**/api/users/invite');
  await expect(form.getByRole('status')).toContainText(`An invitation is on its way to ${email}.`);
  await expect(invite).toBeFocused();
  await expect(admin.getByRole('row').filter({ hasText: email })).toBeVisible();

  const invited = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage();
  await invited.goto(linkIn(await mailTo(email, 'Your account for the admin')));
  const password = `${word} quiet harbour`;
  await expect(invited.getByRole('heading', { name: 'Choose a password' })).toBeVisible();
  await hydrated(invited.getByLabel('Password', { exact: true }));
  await invited.getByLabel('Password', { exact: true }).fill(password);
  await invited.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(invited.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  for (const page of [admin, invited]) await page.context().close();
});
