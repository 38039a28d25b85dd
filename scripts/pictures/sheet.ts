import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { isRestricted } from '../../src/lib/routes.ts';
import { sitemapPaths } from '../launch/warm.ts';
import { installedChromium } from '../process/browser.ts';
import { codedPages, fileName, type Mode, modes, windows } from './kinds.ts';
import { type Sheet, sheetPage } from './sheet-page.ts';
import { openStill } from './still.ts';

/** With reduced motion, charts are complete; those that scrolling plays would be half drawn. */
const SCREEN: Mode = 'reduced-motion';
const taken: { mode: Mode; widths: number[] }[] = [
  { mode: SCREEN, widths: windows.map(({ width }) => width) },
  { mode: 'forced-colors', widths: [1440] },
  { mode: 'print', widths: [768] },
];

async function addresses(site: string): Promise<string[]> {
  const sitemap = sitemapPaths(await (await fetch(`${site}/sitemap.xml`)).text());
  const variants = ['pages', 'industries'].map(async (collection) => {
    const response = await fetch(`${site}/api/${collection}?depth=0&limit=100&select[path]=true`);
    const { docs } = (await response.json()) as { docs: { path: string }[] };
    return docs.map((document) => document.path);
  });
  const all = new Set([...sitemap, ...(await Promise.all(variants)).flat(), ...codedPages]);
  return [...all].filter((address) => !isRestricted(address));
}

/** Writes one HTML page with a picture of every page, and returns its path. */
export async function makeSheet(site: string, folder: string): Promise<string> {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const paths = await addresses(site);
  const browser = await chromium.launch({
    executablePath: installedChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  });
  const sheets: Sheet[] = [];
  for (const { mode, widths } of taken) {
    for (const viewport of windows.filter(({ width }) => widths.includes(width))) {
      const context = await browser.newContext({ viewport, deviceScaleFactor: 0.5 });
      const pictures: Sheet['pictures'] = [];
      for (const address of paths) {
        const page = await context.newPage();
        await page.emulateMedia(modes[mode]);
        await openStill(page, site + address);
        const file = `${fileName(address)}-${viewport.width}-${mode}.png`;
        await page.screenshot({ path: path.join(folder, file), fullPage: true });
        pictures.push({ address, file });
        await page.close();
      }
      await context.close();
      sheets.push({ width: viewport.width, mode: mode === SCREEN ? 'screen' : mode, pictures });
      console.log(`${viewport.width} px, ${mode}: ${pictures.length} pages`);
    }
  }
  await browser.close();
  const file = path.join(folder, 'index.html');
  fs.writeFileSync(file, sheetPage(sheets));
  return file;
}
