import { expect, it } from 'vitest';
import { fileName } from './kinds';
import { sheetPage } from './sheet-page';

it('shows every page at every width, and links to each picture', () => {
  const at = (width: number) => ({
    width,
    mode: 'screen',
    pictures: ['/', '/search?q=signal'].map((address) => ({ address, file: `${fileName(address)}-${width}.png` })),
  });
  const html = sheetPage([at(390), at(1440)]);
  for (const file of ['home-390.png', 'home-1440.png', 'search-390.png', 'search-1440.png']) {
    expect(html).toContain(`href="${file}"`);
    expect(html).toContain(`src="${file}"`);
  }
  for (const id of ['screen-390', 'screen-1440']) {
    expect(html).toContain(`href="#${id}"`);
    expect(html).toContain(`id="${id}"`);
  }
});

it('shows an address as text, whatever it contains', () => {
  const html = sheetPage([{ width: 390, mode: 'print', pictures: [{ address: '/a"><b', file: 'a.png' }] }]);
  expect(html).not.toContain('<b');
  expect(html).toContain('/a&quot;>&lt;b');
});

it.each([
  ['/', 'home'],
  ['/solutions/energy', 'solutions-energy'],
  ['/search?q=signal', 'search'],
])('a picture of %s is called %s', (address, name) => {
  expect(fileName(address)).toBe(name);
});
