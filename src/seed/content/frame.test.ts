import type { Link } from '@payload-types';
import { expect, test } from 'vitest';
import { seedDocuments } from '../documents';
import { footer } from './footer';
import { navigation } from './navigation';

function target({ address, document }: Link): string | undefined {
  if (address) return address;
  const found = seedDocuments.find(({ id }) => id === document?.value);
  return found?.unique && 'path' in found.unique ? found.unique.path : undefined;
}

const targets = (items: { link: Link }[] | null | undefined) => items?.map(({ link }) => target(link));

test('the navigation links match the flows document, "Shared frame"', () => {
  expect(targets(navigation.items)).toEqual([
    '/sensory-intelligence',
    '/platform',
    '/platform/partnerships',
    '/solutions',
    '/about',
    '/contact',
  ]);
  expect(target(navigation.action)).toBe('/book');
});

test('Industry solutions and About open as dropdowns, and nothing else', () => {
  const dropdowns = navigation.items.filter(({ children }) => children?.length);
  expect(dropdowns.map(({ link, children }) => [link.label, targets(children)])).toEqual([
    [
      'Industry solutions',
      [
        '/solutions',
        ...['insurance', 'energy', 'supply-chain', 'manufacturing', 'construction'].map((slug) => `/solutions/${slug}`),
      ],
    ],
    ['About', ['/leadership', '/careers', '/about/newsletters', '/partnership']],
  ]);
});

test('paths beginning with /newsletter are highlighted too', () => {
  const entries = navigation.items.flatMap(({ children }) => children ?? []);
  const newsletter = entries.find(({ link }) => target(link) === '/about/newsletters');
  expect(newsletter?.alsoCurrentFor).toBe('/newsletter');
});

test('the footer has its three columns, the year and the links to the legal texts', () => {
  expect(footer.columns.map(({ title }) => title)).toEqual(['Platform', 'Solutions', 'Company']);
  expect(footer.columns.flatMap(({ links }) => targets(links))).not.toContain(undefined);
  expect(footer.copyrightYear).toBe(2025);
  expect(targets(footer.legalLinks)).toEqual(['/terms', '/privacy', '/trust', '/accessibility']);
});
