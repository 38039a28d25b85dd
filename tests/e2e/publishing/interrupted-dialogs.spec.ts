import { expect, type Page } from '@playwright/test';
import { inFull } from '../../helpers/extent';
import { addToRelease, schedule } from '../helpers/bar';
import { type Changes, samplePage, test } from '../helpers/changes';
import type { Cms } from '../helpers/cms';
import { siteUrl } from '../helpers/site';
import { rows } from '../helpers/supabase';
import { temporaryStaff } from '../helpers/temporary-staff';

const WHEN = '2031-05-06T09:30';
const MOVED = '2031-05-08T10:15';

const plansOf = async (document: string) =>
  rows(
    `select wait_until from payload.payload_jobs
     where task_slug = 'schedulePublish' and input -> 'doc' ->> 'value' = $1 and completed_at is null`,
    document,
  );

const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const isAction = (headers: Record<string, string>) => 'next-action' in headers;

async function draftOf(person: 'editor', { api, changes, page, word }: Fixtures) {
  const ada = await temporaryStaff(api, person);
  changes.later(ada.remove);
  const { id } = await changes.create('pages', samplePage(`/${word}`, word), 'draft');
  changes.later(() => rows(`delete from payload.payload_jobs where input -> 'doc' ->> 'value' = $1`, id));
  await page.context().addCookies([{ name: 'payload-token', value: ada.token, url: siteUrl, httpOnly: true }]);
  await page.goto(`/admin/collections/pages/${id}`, { waitUntil: 'networkidle' });
  return { ada, id };
}
type Fixtures = { api: Cms; changes: Changes; page: Page; word: string };

async function fillSchedule(page: Page) {
  await schedule(page);
  const dialog = dialogOf(page, 'Schedule');
  await dialog.getByLabel('When').fill(WHEN);
  return { dialog, send: dialog.getByRole('button', { name: 'Schedule', exact: true }) };
}

test(
  'a time typed without a connection is kept, and scheduled once when the response was lost',
  inFull,
  async ({ api, changes, page, word }) => {
    const { id } = await draftOf('editor', { api, changes, page, word });
    const { dialog, send } = await fillSchedule(page);
    await page.context().setOffline(true);
    await send.click();
    await expect(dialog.getByRole('alert')).toContainText('did not respond. Try again');
    await expect(dialog.getByLabel('When')).toHaveValue(WHEN);
    await page.context().setOffline(false);
    expect(await plansOf(id)).toHaveLength(0);

    await page.route('**/*', async (route) => {
      if (!isAction(route.request().headers())) return route.fallback();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await send.click();
    await expect.poll(() => plansOf(id)).toHaveLength(1);
    await expect(dialog.getByRole('alert')).toContainText('never scheduled twice');
    await page.unrouteAll({ behavior: 'wait' });
    await expect(dialog.getByLabel('When')).toHaveValue(WHEN);
    await send.click();
    await expect(dialog).toBeHidden();
    expect(await plansOf(id)).toHaveLength(1);
  },
);

test(
  'a time typed after the session has ended is kept, and scheduled after signing in again',
  inFull,
  async ({ api, changes, page, word }) => {
    const { ada, id } = await draftOf('editor', { api, changes, page, word });
    const { dialog, send } = await fillSchedule(page);
    await ada.signOut();
    await send.click();
    const signIn = dialogOf(page, 'Sign in again');
    await signIn.getByLabel('Password').fill(ada.password);
    await signIn.getByLabel('Email').fill(ada.email);
    await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(signIn).toBeHidden();
    await expect(dialog.getByRole('alert')).toContainText('You were signed out. Sign in again');
    await expect(dialog.getByLabel('When')).toHaveValue(WHEN);
    expect(await plansOf(id)).toHaveLength(0);
    await send.click();
    await expect(dialog).toBeHidden();
    expect(await plansOf(id)).toHaveLength(1);
  },
);

test(
  'a release is named without a connection, and made once when the response was lost',
  inFull,
  async ({ api, changes, page, word }) => {
    await draftOf('editor', { api, changes, page, word });
    const title = `Release ${word}`;
    changes.later(() => api.removeWhere('releases', { title }));
    const releases = async () =>
      (await api.send<{ totalDocs: number }>('GET', `/releases?where[title][equals]=${title}`)).totalDocs;
    await addToRelease(page);
    const panel = page.getByRole('region', { name: 'Release', exact: true });
    await panel.getByRole('combobox', { name: 'Release', exact: true }).selectOption({ label: 'A new release' });
    await panel.getByLabel('Name of the release').fill(title);
    await page.context().setOffline(true);
    await panel.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(panel).toContainText('The site is not responding. Please try again.');
    await page.context().setOffline(false);
    await page.route('**/api/releases/add', async (route) => {
      await route.fetch();
      return route.abort('connectionreset');
    });
    await panel.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.poll(releases).toBe(1);
    await page.unrouteAll({ behavior: 'wait' });
    // The panel looks again by itself.
    await expect(panel).toContainText('It is published with the release, not alone.');
    expect(await releases()).toBe(1);
  },
);

test(
  'a date typed in the plan without a connection is kept, and moved afterward',
  inFull,
  async ({ api, changes, page, word }) => {
    const { id } = await draftOf('editor', { api, changes, page, word });
    const { dialog: first, send } = await fillSchedule(page);
    await send.click();
    await expect(first).toBeHidden();
    await page.goto('/admin/plan?month=2031-05', { waitUntil: 'networkidle' });
    await page
      .getByRole('button', { name: `Move: ${word}` })
      .first()
      .click();
    const dialog = dialogOf(page, `Move: ${word}`);
    await dialog.getByLabel('When').fill(MOVED);
    await page.context().setOffline(true);
    const move = dialog.getByRole('button', { name: 'Move', exact: true });
    await move.click();
    await expect(dialog.getByRole('alert')).toHaveText('The site is not responding. Please try again.');
    await expect(dialog.getByLabel('When')).toHaveValue(MOVED);
    await page.context().setOffline(false);
    await move.click();
    await expect(dialog).toBeHidden();
    expect(await plansOf(id)).toHaveLength(1);
  },
);

test(
  'what is selected in a list stays there without a connection or a session, with the reason',
  inFull,
  async ({ api, changes, page, word }) => {
    const { ada, id } = await draftOf('editor', { api, changes, page, word });
    const open = () => page.goto(`/admin/collections/pages?search=${word}`, { waitUntil: 'networkidle' });
    await open();
    const row = page.getByRole('row').filter({ hasText: word });
    const notice = page.locator('.payload-toast-container');
    const press = async (action: string) => {
      await row.getByRole('checkbox').check();
      await page.locator('.list-selection').getByRole('button', { name: action, exact: true }).click();
      await page.locator('.confirmation-modal').getByRole('button', { name: 'Confirm' }).click();
    };
    await page.context().setOffline(true);
    await press('Delete');
    await expect(notice).toContainText('The site is not responding. Please try again.');
    await expect(notice).toContainText('Trying again');
    await page.context().setOffline(false);
    await expect(notice).not.toContainText('Trying again');
    await expect(row).toBeVisible();
    await open();
    await ada.signOut();
    await press('Publish');
    await expect(notice).toContainText('You were signed out. Sign in again, then repeat what you did.');
    expect(await api.latest('pages', id)).toMatchObject({ title: word, _status: 'draft' });
  },
);
