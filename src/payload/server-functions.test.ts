import { expect, it } from 'vitest';
import { readCall } from './server-functions';

const site = { collections: [{ slug: 'pages' }], globals: [{ slug: 'footer' }] };
const read = (name: unknown, args?: unknown) => readCall({ name, args }, site);

it('calls of the admin are read, with all their arguments', () => {
  const args = { collectionSlug: 'pages', query: { limit: '10' }, drawerSlug: 'a' };
  expect(read('render-list', args)).toEqual({ name: 'render-list', args });
  expect(read('form-state', { globalSlug: 'footer', formState: {} })).toMatchObject({ name: 'form-state' });
  expect(read('get-default-layout')).toEqual({ name: 'get-default-layout', args: {} });
});

// The first returned the request itself, with every secret in it.
it.each([
  'constructor',
  'toString',
  '__proto__',
  'hasOwnProperty',
  'copy-data-from-locale',
  'render-field',
  '',
  5,
  null,
  ['form-state'],
])('there is no function %s', (name) => {
  expect(read(name, {})).toBe('unknown');
});

it.each([undefined, null, 5, 'form-state', [], new FormData()])('%s is no call', (given) => {
  expect(readCall(given, site)).toBe('unknown');
});

it.each<[string, unknown]>([
  ['form-state', 5],
  ['form-state', { collectionSlug: 'constructor' }],
  ['form-state', { globalSlug: 'pages' }],
  ['form-state', { collectionSlug: 'pages', formState: 'x' }],
  ['form-state', { collectionSlug: 'pages', formState: { [`${'a.'.repeat(500)}b`]: {} } }],
  ['render-list', { collectionSlug: 'toString' }],
  ['render-list', { collectionSlug: 'pages', query: 5 }],
  ['render-list', { collectionSlug: 'pages', query: { limit: 100_000 } }],
  ['table-state', { collectionSlug: 'pages', query: { limit: '100000' } }],
  ['table-state', { collectionSlug: 'pages', query: { limit: 0 } }],
  ['table-state', { collectionSlug: 'pages', query: { limit: '0' } }],
  ['table-state', { collectionSlug: 'pages', query: { limit: ['100000'] } }],
  ['render-list', { collectionSlug: 'pages', query: { limit: -5 } }],
  ['render-document', {}],
  ['render-widget', {}],
  ['table-state', { collectionSlug: ['pages'] }],
])('%s with %j cannot be read', (name, args) => {
  expect(read(name, args)).toBe('unreadable');
});
