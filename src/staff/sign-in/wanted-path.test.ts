import { expect, it } from 'vitest';
import { wantedPath } from './wanted-path';

it.each([
  ['/admin', '/admin'],
  ['/admin/collections/pages?page=2#x', '/admin/collections/pages?page=2#x'],
  ['/admin/account', '/admin/account'],
])('continues to %s', (wanted, path) => {
  expect(wantedPath(wanted)).toBe(path);
});

it.each([
  undefined,
  ['/admin/account'],
  '',
  '/',
  '/administer',
  '/admin/../share/x',
  '/admin/%2e%2e/share/x',
  'https://elsewhere.example/admin',
  '//elsewhere.example/admin',
  '/\\elsewhere.example/admin',
  'javascript:alert(1)',
  '/\t/elsewhere.example',
  '/admin/..//elsewhere.example',
  '/admin@elsewhere.example',
  `/admin/${'a'.repeat(600)}`,
])('does not leave the admin: %j', (wanted) => {
  expect(wantedPath(wanted)).toBe('/admin');
});
