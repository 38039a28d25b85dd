import { expect, it } from 'vitest';
import { returnPath } from './return-path';

it.each([
  ['/admin', '/admin'],
  ['/admin/collections/pages?limit=10', '/admin/collections/pages?limit=10'],
  ['/admin/../admin/account', '/admin/account'],
])('goes to %s', (asked, path) => {
  expect(returnPath(asked)).toBe(path);
});

it.each([
  ...[
    'https://elsewhere.example/admin',
    '//elsewhere.example/admin',
    '/\\elsewhere.example/admin',
    '/\t/elsewhere.example',
  ],
  ...[
    '/admin/../contact',
    '/admin/..//elsewhere.example',
    '/administrators',
    '/admin@elsewhere.example',
    'javascript:alert(1)',
  ],
  ...['/admin/logout', '/admin/login?redirect=/admin/login', '', undefined, null, 7, `/admin/${'a'.repeat(600)}`],
])('goes to the admin instead of %s', (asked) => {
  expect(returnPath(asked)).toBe('/admin');
});
