import type { BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import type { StaffApi } from '../world/staff-api.ts';

export const PICTURES = 10;
const PATIENCE_MS = 120_000;
const NAME = 'bench-picture';

/** 12 megapixels of gradient and noise, about as many bytes as a photo. */
async function photo(number: number): Promise<Buffer> {
  const [width, height] = [4000, 3000];
  const gradient = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g" gradientTransform="rotate(${number * 36})"><stop stop-color="#123"/><stop offset="1" stop-color="#9bd"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 22 };
  const grain = await sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .blur(0.5)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(Buffer.from(gradient))
    .composite([{ input: grain, blend: 'soft-light' }])
    .flatten()
    .jpeg({ quality: 93 })
    .toBuffer();
}

/** Milliseconds from Save in the bulk upload of ten described pictures until all are stored. */
export async function bulkUpload(context: BrowserContext, site: string, api: StaffApi): Promise<number> {
  const files = [];
  for (let number = 0; number < PICTURES; number++)
    files.push({ name: `${NAME}-${number}.jpg`, mimeType: 'image/jpeg', buffer: await photo(number) });
  const page = await context.newPage();
  await page.goto(`${site}/admin/collections/media`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Bulk Upload' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Select a file' }).click();
  await (await chooser).setFiles(files);
  const bar = page.locator('.bulk-upload--actions-bar');
  for (let number = 1; number <= PICTURES; number++) {
    await bar.getByText(`${number} of ${PICTURES}`).waitFor();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Description' }).fill(`Picture ${number}`);
    if (number < PICTURES) await bar.getByRole('button', { name: 'Next' }).click();
  }
  const begin = performance.now();
  await page.locator('.bulk-upload--actions-bar__buttons').getByRole('button', { name: 'Save' }).last().click();
  await page.getByText(`Successfully saved ${PICTURES} files`).waitFor({ timeout: PATIENCE_MS });
  const took = performance.now() - begin;
  await page.close();
  const stored = new URLSearchParams({ 'where[filename][contains]': NAME });
  await api('PATCH', `/media?${stored}`, { deletedAt: new Date().toISOString() });
  return took;
}
