import { expect, it } from 'vitest';
import { suggestions } from './suggestions';

it('suggests every title once, pages near the home page first', () => {
  const documents = [
    { title: 'Energy', path: '/solutions/energy' },
    { title: 'Platform', path: '/platform' },
    { title: 'Energy', path: '/solutions/energy-alt-blue' },
    { title: 'About', path: '/about' },
  ];
  expect(JSON.parse(suggestions(documents))).toEqual(['About', 'Platform', 'Energy']);
});

it('stays below 30 KB, however many documents there are', () => {
  const many = Array.from({ length: 10_000 }, (_, n) => ({ title: `Página “${n}”`, path: `/p-${n}` }));
  const file = suggestions(many);
  expect(Buffer.byteLength(file)).toBeLessThanOrEqual(30 * 1024);
  expect(JSON.parse(file).length).toBeGreaterThan(1_000);
});
