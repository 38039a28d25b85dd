import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isCoded, routeKind, routes } from './routes';

it.each([
  ['/', 'page'],
  ['/about/careers', 'page'],
  ['/administration', 'page'],
  ['/auth', 'page'],
  ['/auth/v1/token', 'endpoint'],
  ['/internal/fallback/not-found', 'page'],
  ['/internal/work', 'endpoint'],
  ['/contact', 'page'],
  ['/contact/success', 'own'],
  ['/calendar/a-session', 'own'],
  ['/og/about.png', 'file'],
  ['/api/pages', 'api'],
  ['//api', 'page'],
  ['/%61pi/pages', 'api'],
  ['/admi%6E', 'admin'],
  ['/contact/%73uccess', 'own'],
  ['/%', 'page'],
])('%s is %s', (address, kind) => {
  expect(routeKind(address)).toBe(kind);
});

it('documents and redirects may be anywhere that the table does not name', () => {
  expect(['/', '/contact/success', '/calendars', '/old/index.php'].filter(isCoded)).toEqual([]);
  expect(
    ['/calendar', '/sitemap.xml', '/og/x.png', '/templates/a', '/%6Dedia/a'].filter((address) => !isCoded(address)),
  ).toEqual([]);
});

function segmentsOf(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => (name.startsWith('(') ? segmentsOf(path.join(folder, name)) : [name]))
    .filter((name) => !name.startsWith('['));
}

it('names every route of the application: one that is missing would be shared between visitors', () => {
  const segments = segmentsOf('src/app');
  expect(segments.length).toBeGreaterThan(15);
  expect(segments.filter((segment) => !isCoded(`/${segment}`))).toEqual([]);
  expect(Object.keys(routes)).toEqual(Object.keys(routes).toSorted());
});
