import type { Navigation } from '@payload-types';
import { describe, expect, test } from 'vitest';
import { navEntries, targetOf } from './nav-entries';

type Item = Navigation['items'][number];
const site = { email: 'hello@alethia.example', phone: '+1 303 555 0142' };

const at = (label: string, address: string, alsoCurrentFor?: string) => ({
  link: { label, kind: 'address' as const, address },
  alsoCurrentFor,
});
const items: Item[] = [
  at('Platform', '/platform'),
  at('Partnerships', '/platform/partnerships'),
  {
    ...at('Industry solutions', '/solutions'),
    children: [at('All industries', '/solutions'), at('Energy', '/solutions/energy')],
  },
  {
    ...at('About', '/about'),
    children: [
      at('Leadership', '/leadership'),
      at('Careers', '/careers', '/about/careers'),
      at('Newsletter', '/about/newsletters', '/newsletter'),
      at('Partnership', '/partnership'),
    ],
  },
];

const highlighted = (path: string) =>
  navEntries(items, site, path).flatMap((entry) =>
    [entry, ...entry.children].flatMap(({ label, current }) => (current ? `${label}: ${current}` : [])),
  );

describe('highlights', () => {
  test.each([
    ['/platform', ['Platform: page']],
    ['/solutions', ['Industry solutions: page', 'All industries: page']],
    ['/solutions/energy', ['Industry solutions: true', 'Energy: page']],
    ['/solutions/energy-alt-blue', ['Industry solutions: true', 'All industries: true']],
    ['/about', ['About: page']],
    ['/leadership', ['About: true', 'Leadership: page']],
    ['/about/newsletters', ['About: true', 'Newsletter: page']],
    ['/newsletter-archive', ['About: true', 'Newsletter: true']],
    ['/', []],
    ['/nowhere', []],
  ])('%s', (path, expected) => {
    expect(highlighted(path)).toEqual(expected);
  });

  test('a link to a redirect is current on its target, and on pages below it', () => {
    expect(highlighted('/about/careers')).toEqual(['About: true', 'Careers: page']);
    expect(highlighted('/about/careers/vp-sales')).toEqual(['About: true', 'Careers: true']);
  });

  test('only the closest of two matching entries is highlighted', () => {
    expect(highlighted('/platform/partnerships')).toEqual(['Partnerships: page', 'Partnership: page']);
    expect(highlighted('/platform/other')).toEqual(['Platform: true']);
  });

  test('a path that only shares a prefix does not match', () => {
    expect(highlighted('/platform-alt')).toEqual([]);
  });
});

test('the target of an address has no query and no anchor', () => {
  expect(targetOf('/platform?from=nav#how-it-works')).toBe('/platform');
  expect(targetOf('/book#calendar')).toBe('/booking');
});

test('an entry whose page is not published is left out', () => {
  const unpublished: Item = {
    link: { label: 'Draft', kind: 'document', document: { relationTo: 'pages', value: 'an-id' } },
  };
  expect(navEntries([unpublished, at('Contact', '/contact')], site, '/').map(({ label }) => label)).toEqual([
    'Contact',
  ]);
});

test('an entry without a target stays, without an address', () => {
  const [entry] = navEntries([{ link: { label: 'Research', kind: 'none' } }], site, '/');
  expect(entry).toMatchObject({ label: 'Research', href: undefined });
});
