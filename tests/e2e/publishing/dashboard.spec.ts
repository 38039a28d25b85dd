import { expect } from '@playwright/test';
import { inFull } from '../../helpers/extent';
import { samplePage, test } from '../helpers/changes';
import { cmsAs } from '../helpers/cms';
import { sessionFile } from '../helpers/people';

const part = (name: string) => ({ name, level: 2 }) as const;

test.describe('editor', () => {
  test.use({ storageState: sessionFile('editor') });

  test('sees what waits, begins a page, and finds what has no entry in the menu', async ({ page }) => {
    await page.goto('/admin', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', part('Waiting for you'))).toBeVisible();
    const more = page.getByRole('navigation', { name: 'More' });
    await more.getByRole('link', { name: 'Plan', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Plan' }).getByRole('link', { name: 'Releases' })).toBeVisible();
    await page.goto('/admin', { waitUntil: 'networkidle' });
    await more.getByRole('link', { name: 'Activity', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Activity', level: 1 })).toBeVisible();
    await page.goto('/admin', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'New page' }).click();
    await expect(page).toHaveURL(/\/collections\/pages\/create/);
  });

  test('continues with the document changed last', inFull, async ({ page, changes, word }) => {
    const { id } = await changes.create('pages', samplePage(`/${word}`, `Begun by another ${word}`), 'draft');
    await cmsAs('editor').saveDraft('pages', id, { title: word });
    await page.goto('/admin');
    const recent = page.getByRole('region', { name: 'Continue where you left off' });
    await expect(recent.getByRole('listitem').first()).toContainText(word);
    await expect(recent.getByRole('listitem').nth(5)).toHaveCount(0);
    await recent.getByRole('link', { name: word }).click();
    await expect(page.locator('#field-title')).toHaveValue(word);
  });

  test('sees a submitted draft', inFull, async ({ page, api, changes, word }) => {
    const draft = await changes.create('pages', samplePage(`/${word}`, word), 'draft');
    await api.send('POST', `/editorial/pages/${draft.id}/submit`, { note: 'Please look.' });
    await page.goto('/admin');
    const waiting = page.getByRole('region', { name: 'Waiting for you' });
    await expect(waiting.getByRole('listitem').filter({ hasText: word })).toContainText('Review');
  });

  test('the page fits a phone, whatever things are called', inFull, async ({ page, changes, word }) => {
    await changes.create('pages', samplePage(`/${word}`, word.repeat(5)));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/admin');
    await expect(page.getByRole('heading', part('Waiting for you'))).toBeVisible();
    // The admin's menu covers the page until it is collapsed.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test.describe('author', () => {
  test.use({ storageState: sessionFile('author') });

  test('sees drafts of their own, and not the inbox', inFull, async ({ page }) => {
    await page.goto('/admin', { waitUntil: 'networkidle' });
    const waiting = page.getByRole('region', { name: 'Waiting for you' });
    await expect(waiting).toBeVisible();
    await expect(waiting.getByText('Inbox')).toHaveCount(0);
  });
});
