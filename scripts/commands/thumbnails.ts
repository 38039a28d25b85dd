import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { runningSite } from '../launch/serving.ts';
import { installedChromium } from '../process/browser.ts';

/** `npm run thumbnails [-- block … | figures]`, with the site running: first examples at 480 × 320, and drawings. */
const site = await runningSite();
// Their pictures are uploads, which examples lack: these thumbnails are drawn by hand.
const drawn = ['media', 'logos', 'gallery', 'video'];
const isViewed = (name: string) => !drawn.includes(name) && existsSync(`src/blocks/${name}/${name}.example.ts`);
const blocks = readdirSync('src/blocks').filter(isViewed);
const wanted = process.argv.slice(2);

const browser = await chromium.launch({
  executablePath: installedChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1440, height: 960 }, reducedMotion: 'reduce' });
mkdirSync('public/blocks', { recursive: true });
for (const block of wanted.length > 0 ? wanted.filter((name) => blocks.includes(name)) : blocks) {
  await page.goto(`${site}/examples/${block}`, { timeout: 120_000 });
  if ((await page.locator('[data-example]').count()) === 0) {
    await browser.close();
    console.error(
      `${page.url()} shows no example. List it in src/blocks/examples.ts; if it is there, restart the site.`,
    );
    process.exit(1);
  }
  await page.addStyleTag({ content: 'nextjs-portal, [data-example] ~ [data-example] { display: none }' });
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 1440, height: 960 } });
  await sharp(picture).resize(480, 320).png({ palette: true, quality: 80 }).toFile(`public/blocks/${block}.png`);
  console.log(`public/blocks/${block}.png`);
}
if (wanted.length === 0 || wanted.includes('figures')) {
  mkdirSync('public/blocks/figures', { recursive: true });
  await page.goto(`${site}/examples/figures`, { timeout: 120_000 });
  await page.evaluate(() => document.fonts.ready);
  for (const figure of await page.locator('[data-figure]').all()) {
    const file = `public/blocks/figures/${await figure.getAttribute('data-figure')}.png`;
    const resized = sharp(await figure.screenshot()).resize(192, 144, { fit: 'contain', background: '#ffffff' });
    await resized.png({ palette: true, quality: 80 }).toFile(file);
    console.log(file);
  }
}
await browser.close();
