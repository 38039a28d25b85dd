import fs from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from '@playwright/test';
import {
  codedPages,
  fileName,
  type Mode,
  modes,
  type Width,
  widthsOf,
  windows,
} from '../../../scripts/pictures/kinds.ts';
import { openStill } from '../../../scripts/pictures/still.ts';
import { kinds, routes } from '../helpers/routes';

type Picture = { address: string; mode: Mode; width: Width };

const everyMode = Object.keys(modes) as Mode[];
const inLight = (addresses: string[], widths: Width[]): Picture[] =>
  addresses.flatMap((address) => widths.map((width) => ({ address, mode: 'light' as const, width })));
/** Each has its own section and drawing. */
const industries = routes.filter(
  (route) => !kinds.includes(route) && !route.main && route.path.startsWith('/solutions/'),
);

const pictured: Picture[] = [
  ...kinds.flatMap(({ path }) =>
    everyMode.flatMap((mode) => widthsOf[mode].map((width) => ({ address: path, mode, width }))),
  ),
  // The longest page has its own tests, and would be a tenth of all bytes.
  ...inLight(
    codedPages.filter((address) => address !== '/design-system'),
    [1440],
  ),
  ...inLight(
    industries.map(({ path }) => path),
    [1440],
  ),
];

const fileOf = ({ address, mode, width }: Picture) => `${fileName(address)}-${width}-${mode}.png`;
const windowOf = (wanted: Width) => windows.find(({ width }) => width === wanted) ?? windows[0];

for (const picture of pictured) {
  const { address, mode, width } = picture;
  test.describe(() => {
    test.use({ viewport: windowOf(width) });

    test(`${address} at ${width} px, ${mode}`, async ({ page }) => {
      await page.emulateMedia(modes[mode]);
      await openStill(page, address);
      await expect(page).toHaveScreenshot(fileOf(picture), { fullPage: true });
    });
  });
}

test('every picture belongs to a page', () => {
  const folder = dirname(test.info().snapshotPath('any.png', { kind: 'screenshot' }));
  const stored = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.png')) : [];
  const used = new Set(pictured.map(fileOf));
  expect(stored.filter((name) => !used.has(name))).toEqual([]);
});
