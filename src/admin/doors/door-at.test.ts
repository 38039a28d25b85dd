import { expect, it } from 'vitest';
import { doorAt, type Home } from './door-at';

const homes: Home[] = [
  { door: 'home', href: '/admin', slug: '' },
  { door: 'pages', href: '/admin/collections/pages', slug: 'pages' },
  { door: 'people', href: '/admin/collections/jobs', slug: 'jobs' },
  { door: 'settings', href: '/admin/settings', slug: '' },
  { door: 'settings', href: '/admin/globals/footer', slug: 'footer' },
  { door: 'activity', href: '/admin/collections/page-statistics?sort=day', slug: 'page-statistics' },
];

it.each([
  ['/admin', 'home'],
  ['/admin/collections/pages', 'pages'],
  ['/admin/collections/pages/1/versions', 'pages'],
  ['/admin/collections/page-statistics', 'activity'],
  ['/admin/import/jobs', 'people'],
  ['/admin/globals/footer', 'settings'],
  ['/admin/settings', 'settings'],
  ['/admin/account', undefined],
  ['/admin/collections/pages-of-others', undefined],
])('%s is behind %s', (pathname, door) => {
  expect(doorAt(pathname, homes)).toBe(door);
});
