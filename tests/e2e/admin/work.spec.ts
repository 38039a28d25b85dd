import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { inFull, sample } from '../../helpers/extent';
import { samplePage } from '../helpers/changes';
import { cmsAs, type Doc } from '../helpers/cms';
import { pressPublish } from '../helpers/editor';
import { type Person, sessionFile } from '../helpers/people';
import { visit } from '../helpers/site';
import { test } from '../helpers/strict';

async function withDraft(work: (page: Doc, name: string) => Promise<void>): Promise<void> {
  const api = cmsAs('admin');
  const name = `draft-${randomBytes(5).toString('hex')}`;
  const draft = await api.create('pages', samplePage(`/${name}`, name), 'draft');
  try {
    await work(draft, name);
  } finally {
    await api.remove('pages', draft.id);
  }
}

const edit = (page: Page, { id }: Doc) => page.goto(`/admin/collections/pages/${id}`, { waitUntil: 'networkidle' });

const canPublish: Record<Person, boolean> = { author: false, editor: true, admin: true };

for (const [person, can] of sample(Object.entries(canPublish) as [Person, boolean][], 2)) {
  test.describe(person, () => {
    test.use({ storageState: sessionFile(person) });

    test(`${can ? 'sees' : 'does not see'} the Publish button`, async ({ page }) => {
      await withDraft(async (draft) => {
        await edit(page, draft);
        await expect(page.locator('#field-title')).toBeEditable();
        await expect(page.locator('#action-save')).toHaveCount(can ? 1 : 0);
        await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(can ? 1 : 0);
      });
    });
  });
}

test.describe('author', () => {
  test.use({ storageState: sessionFile('author') });

  test('is saved automatically, as a draft that visitors do not see', async ({ page }) => {
    await withDraft(async (draft, name) => {
      await edit(page, draft);
      await page.locator('#field-title').fill(`${name} written`);
      await expect.poll(async () => (await cmsAs('admin').latest('pages', draft.id)).title).toBe(`${name} written`);
      expect((await visit(`/${name}`)).status).toBe(404);
    });
  });

  test('is not shown staff accounts, nor site settings to change', inFull, async ({ page }) => {
    await page.goto('/admin/collections/users', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await page.goto('/admin/globals/site-settings', { waitUntil: 'networkidle' });
    await expect(page.locator('#action-save')).toHaveCount(0);
  });
});

test.describe('editor', () => {
  test.use({ storageState: sessionFile('editor') });

  for (const slug of sample(['navigation', 'footer', 'site-settings']))
    test(`is not offered to unpublish what every page shows: ${slug}`, inFull, async ({ page }) => {
      await page.goto(`/admin/globals/${slug}`, { waitUntil: 'networkidle' });
      await expect(page.locator('#action-save')).toBeVisible();
      await expect(page.getByRole('button', { name: 'More actions for this document' })).toHaveCount(0);
    });
});

test.describe('history', () => {
  test.use({ storageState: sessionFile('editor') });

  test('lists the versions of a page, and one of them can be restored', async ({ page }) => {
    await withDraft(async (draft, name) => {
      const api = cmsAs('admin');
      await api.saveDraft('pages', draft.id, { title: `${name} changed` });
      await page.goto(`/admin/collections/pages/${draft.id}/versions`, { waitUntil: 'networkidle' });
      const versions = page.locator('.versions-view tbody tr');
      await expect(versions).toHaveCount(2);
      await versions.last().getByRole('link').first().click();
      await page.getByRole('button', { name: /restore this version/i }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /confirm/i })
        .click();
      await expect(page.locator('#field-title')).toHaveValue(name);
      expect((await api.latest('pages', draft.id)).title).toBe(name);
    });
  });
});

test.describe('publishing', () => {
  test.use({ storageState: sessionFile('editor') });

  const REQUIRED = 'This field is required.';
  const title = (page: Page) => page.locator('.field-type', { has: page.locator('#field-title') });
  async function fillAndSave(page: Page, field: string, value: string): Promise<void> {
    const saved = page.waitForResponse((response) => response.url().includes('autosave=true'));
    await page.locator(field).fill(value);
    expect((await saved).status()).toBe(200);
    await expect(page.locator('.save-state')).toContainText('Saved');
  }

  test(
    'a required field that is empty stays named until it is filled in, and nothing is published',
    inFull,
    async ({ page }) => {
      await withDraft(async (draft, name) => {
        let saves = 0;
        page.on('request', (request) => {
          if (request.url().includes('autosave=true')) saves++;
        });
        await edit(page, draft);
        // A draft may be incomplete.
        await fillAndSave(page, '#field-title', '');
        await expect(title(page).getByText(REQUIRED)).toHaveCount(0);
        await page.locator('#action-save').click();
        await expect(title(page).getByText(REQUIRED)).toBeVisible();
        expect((await visit(`/${name}`)).status).toBe(404);
        await fillAndSave(page, '#field-path', `/${name}-2`);
        await expect(title(page).getByText(REQUIRED)).toBeVisible();

        await fillAndSave(page, '#field-title', `${name} filled in`);
        await expect(title(page).getByText(REQUIRED)).toHaveCount(0);
        expect(saves).toBe(3);
        await pressPublish(page);
        await expect.poll(async () => (await visit(`/${name}-2`)).status).toBe(200);
      });
    },
  );
});
