import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type RouteKind, restrictedPages, routes } from '../../src/lib/routes';
import { proxyFiles } from './front-files';

const read = (file: string) => fs.readFileSync(`docker/front/${file}`, 'utf8');

it.each(Object.keys(proxyFiles))('the reverse proxy has the generated file: %s', (file) => {
  expect(read(file)).toBe(proxyFiles[file]);
});

describe('the reverse proxy classifies addresses like the server', () => {
  const locations = [...read('nginx.conf').matchAll(/location (~ |= )?(\S+) \{\n([\s\S]*?)\n {4}\}/g)].map(
    ([, operator = '', pattern = '', body = '']) => ({ operator: operator.trim(), pattern, body }),
  );
  /** As nginx looks: an exact one, then the first expression, then the longest beginning. */
  const locationOf = (path: string) =>
    locations.find(({ operator, pattern }) => operator === '=' && pattern === path) ??
    locations.find(({ operator, pattern }) => operator === '~' && new RegExp(pattern).test(path)) ??
    locations
      .filter(({ operator, pattern }) => operator === '' && path.startsWith(pattern))
      .sort((a, b) => b.pattern.length - a.pattern.length)[0];

  const page = 'try_files /fresh$uri/index.html$compressed';
  const sent: Record<RouteKind, string> = {
    page,
    file: 'include site-file.conf',
    own: 'include own.conf',
    endpoint: 'include own.conf',
    admin: 'include own.conf',
    api: 'include own.conf',
    build: 'include copied.conf',
  };
  /** For the instances and those who watch them. */
  const closed = /^\/(?:generated|internal|readyz)/;
  const answeredHere = ['/healthz'];
  /** One address of a route. */
  const below = (route: string) => (/\.|^\/[^/]+\/[^/]+$/.test(route.slice(2)) ? route : `${route}/a`);

  it.each(Object.entries(routes).filter(([route]) => !answeredHere.includes(route)))('%s: %s', (route, kind) => {
    const path = route === '/_next' ? '/_next/static/a.js' : below(route);
    // Pictures of the editor, few and seldom: as pages are.
    const wanted = closed.test(route) ? 'return 404' : route === '/blocks' ? page : sent[kind];
    expect(locationOf(path)?.body).toContain(wanted);
  });

  it.each(Object.keys(restrictedPages))('%s is decided for each visitor', (path) => {
    expect(locationOf(path)?.body).toContain(sent.own);
  });

  it('everything else is a page', () => {
    for (const path of ['/', '/about', '/admission', '/shared-views', '/contact']) {
      expect(locationOf(path)?.body).toContain(page);
    }
  });
});
