import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { installedChromium } from '../process/browser.ts';
import { inRoot } from '../process/paths.ts';
import { say } from '../process/step.ts';
import { check } from './checks.ts';
import type { Count } from './test-report.ts';

const folder = inRoot('tests/e2e/pictures/reference');
const record = path.join(folder, 'chromium.txt');

async function chromiumVersion(): Promise<string> {
  const browser = await chromium.launch({ executablePath: installedChromium(), args: ['--no-sandbox'] });
  const version = browser.version();
  await browser.close();
  return version;
}

/** 256 colors halve the bytes; the difference is below the threshold of the comparison. */
async function pack(file: string): Promise<void> {
  const packed = await sharp(file).png({ palette: true, quality: 100, dither: 0, effort: 10 }).toBuffer();
  fs.writeFileSync(file, packed);
}

async function packNewerThan(start: number): Promise<void> {
  const pictures = fs.globSync('*.png', { cwd: folder }).map((name) => path.join(folder, name));
  for (const file of pictures) if (fs.statSync(file).mtimeMs >= start) await pack(file);
}

/**
 * Compares pages with tests/e2e/pictures/reference. Only on Linux: systems draw letters differently.
 * @param args `--update` accepts differences; parts of titles: `npm test -- pictures --update /platform print`
 * @param reports the folder for expected and actual pictures, and the pixels that differ
 */
export async function comparePictures(
  playwright: (name: string, ...args: string[]) => Promise<Count>,
  args: string[],
  reports: string,
): Promise<Count[]> {
  if (process.platform !== 'linux') {
    say('Skipped: comparing pictures (they are taken on Linux, and other systems draw letters differently).');
    return [];
  }
  const version = await chromiumVersion();
  const recorded = fs.existsSync(record) ? fs.readFileSync(record, 'utf8').trim() : version;
  const isUpdate = args.includes('--update');
  if (recorded !== version && !isUpdate) {
    say(`The pictures are by Chromium ${recorded}, this is ${version}: differences may be the browser's.`);
  }
  const titles = args.filter((arg) => arg !== '--update');
  const wanted = titles.map((title) => `(?=.*${title.replaceAll(/[.?]/g, '\\$&')})`).join('');
  const results = path.join(reports, 'pictures');
  const start = Date.now();
  const count = await check('Pictures of pages', async () => {
    const counted = await playwright(
      'pictures',
      '--project=pictures',
      `--output=${results}`,
      ...(wanted ? [`--grep=${wanted}`] : []),
      `--update-snapshots=${isUpdate ? 'changed' : 'none'}`,
    );
    if (counted.failed > 0) {
      counted.notes.unshift(
        `Expected, actual and different pixels: ${path.relative(inRoot(), results)}`,
        'If that is how it should look: npm test -- pictures --update',
      );
    }
    return counted;
  });
  if (isUpdate) {
    await packNewerThan(start);
    fs.writeFileSync(record, `${version}\n`);
  }
  return [count];
}
