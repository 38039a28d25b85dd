import { expect } from '@playwright/test';
import { inFull } from '../../helpers/extent';
import { samplePage, test } from '../helpers/changes';
import { sessionFile } from '../helpers/people';

const part = (name: string) => ({ name, level: 2 }) as const;

test.describe('editor', () => {
  test.use({ storageState: sessionFile('editor') });

  test('sees what waits, and what is scheduled', async ({ page }) => {
    await page.goto('/admin');
    for (const name of ['Waiting for review', 'Scheduled'])
      await expect(page.getByRole('heading', part(name))).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'New messages' })).toContainText(/\d/);
  });

  test('sees a submitted draft', inFull, async ({ page, api, changes, word }) => {
    const draft = await changes.create('pages', samplePage(`/${word}`, word), 'draft');
    await api.send('POST', `/editorial/pages/${draft.id}/submit`, { note: 'Please look.' });
    await page.goto('/admin');
    const waiting = page.getByRole('region', { name: 'Waiting for review' });
    await expect(waiting.getByRole('link', { name: word })).toBeVisible();
  });

  test('the page fits a phone, whatever things are called', inFull, async ({ page, changes, word }) => {
    await changes.create('pages', samplePage(`/${word}`, word.repeat(5)));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/admin');
    await expect(page.getByRole('heading', part('Waiting for review'))).toBeVisible();
    // The admin's menu covers the page until it is collapsed.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test.describe('author', () => {
  test.use({ storageState: sessionFile('author') });

  test('sees drafts of their own, and not the inbox', async ({ page }) => {
    await page.goto('/admin');
    await expect(page.getByRole('heading', part('Your drafts in review'))).toBeVisible();
    await expect(page.getByText('New messages')).toHaveCount(0);
  });
});
