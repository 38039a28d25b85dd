import fs from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, type Page } from '@playwright/test';
import { decrypt } from '@/backup/passphrase';
import { faults } from '../../../tests/e2e/helpers/axe';
import { test } from '../../../tests/e2e/helpers/changes';
import { sessionFile } from '../../../tests/e2e/helpers/people';
import { inFull, sample } from '../../../tests/helpers/extent';

test.use({ storageState: sessionFile('admin') });

const password = process.env.STAFF_PASSWORD ?? '';
const PASSPHRASE = 'seven quiet lathes';
const GZIP = Buffer.from([0x1f, 0x8b]);

const fits = async (page: Page, width: number) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

for (const width of sample([1440, 390])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(
      'an admin makes a backup, downloads it, asks for its restore and cancels that',
      inFull,
      async ({ page, api, changes }) => {
        test.slow();
        changes.later(() => api.send('POST', '/backups/restore/cancel').catch(() => undefined));
        await page.goto('/admin/backups', { waitUntil: 'networkidle' });
        const list = page.getByRole('region', { name: 'All backups' }).getByRole('listitem');
        const before = await list.count();
        await page.getByRole('button', { name: 'Back up now' }).click();
        await expect(page.getByRole('button', { name: 'Back up now' })).toBeDisabled();
        // The site looks for requests every ten seconds.
        await expect(page.getByText('The backup is finished.')).toBeVisible({ timeout: 90_000 });
        await expect(list).toHaveCount(before + 1);
        const row = list.first();
        await expect(row).toContainText('Of this release');
        await expect(row).toContainText('The checksum holds');
        await fits(page, width);

        await row.getByRole('button', { name: /^Download/ }).click();
        await row.getByLabel('Your password').fill('not this one');
        await row.getByLabel('Passphrase for the file').fill(PASSPHRASE);
        await row.getByLabel('The same passphrase again').fill(PASSPHRASE);
        await row.getByRole('button', { name: 'Continue' }).click();
        await expect(row.getByText('The password is not correct.')).toBeVisible();
        await row.getByLabel('Your password').fill(password);
        expect(await faults(page, '.backups')).toEqual([]);
        await row.getByRole('button', { name: 'Continue' }).click();
        const saved = page.waitForEvent('download');
        await row.getByRole('link', { name: 'Save the encrypted backup' }).click();
        const download = await saved;
        expect(download.suggestedFilename()).toMatch(/^alethia-.*\.tar\.gz\.age$/);
        const source = Readable.toWeb(fs.createReadStream(await download.path())) as ReadableStream<Uint8Array>;
        const plain = await buffer(await decrypt(source, PASSPHRASE));
        expect(plain.subarray(0, 2).equals(GZIP)).toBe(true);
        const again = await page.evaluate(async (url) => (await fetch(url)).status, download.url());
        expect(again).toBe(410);
        await row.getByRole('button', { name: 'Close' }).click();

        await row.getByRole('button', { name: /^Restore/ }).click();
        await expect(row.getByRole('row', { name: /^Pages/ })).toBeVisible();
        await fits(page, width);
        await row.getByRole('checkbox', { name: 'As a detached copy' }).check();
        await row.getByLabel('Type the name of the site').fill('Alethia');
        await row.getByLabel('Your password').fill(password);
        expect(await faults(page, '.backups')).toEqual([]);
        await row.getByRole('button', { name: 'Restore at the next start' }).click();
        const waiting = page.getByRole('region', { name: 'Pending restore' });
        await expect(waiting).toContainText('as a detached copy, which sends nothing');
        await page.goto('/admin');
        await page.getByRole('link', { name: 'A restore is pending until the next restart' }).click();
        await waiting.getByRole('button', { name: 'Cancel the restore' }).click();
        await expect(waiting).toHaveCount(0);
      },
    );
  });
}

test('editors have no backups', inFull, async ({ browser }) => {
  const context = await browser.newContext({ storageState: sessionFile('editor') });
  const page = await context.newPage();
  await page.goto('/admin/backups');
  await expect(page.getByRole('heading', { name: 'Backups' })).toHaveCount(0);
  await page.goto('/admin/settings');
  await expect(page.getByRole('link', { name: 'Navigation' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Backups' })).toHaveCount(0);
  await context.close();
});
