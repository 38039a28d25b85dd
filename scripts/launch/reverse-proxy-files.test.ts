import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type RouteKind, restrictedPages, routes } from '../../src/lib/routes';
import { proxyFiles } from './reverse-proxy-files';

const read = (file: string) => fs.readFileSync(`docker/reverse-proxy/${file}`, 'utf8');

it.each(Object.keys(proxyFiles))('the reverse proxy has the generated file: %s', (file) => {
  expect(read(file)).toBe(proxyFiles[file]);
});

describe('the reverse proxy classifies addresses like the server', () => {
  const all = read('nginx.conf') + read('locations.conf');
  const locations = [...all.matchAll(/^ *location (= )?(\/\S*) \{(?: (.*) \}$|\n([\s\S]*?)\n {4}\}$)/gm)].map(
    ([, isExact, pattern = '', line, lines]) => ({ isExact: Boolean(isExact), pattern, body: line ?? lines ?? '' }),
  );
  /** As nginx does: an exact match, then the longest prefix. */
  const bodyOf = (path: string): string | undefined => {
    const body = locations
      .filter(({ isExact, pattern }) => (isExact ? path === pattern : path.startsWith(pattern)))
      .sort((a, b) => Number(b.isExact) - Number(a.isExact) || b.pattern.length - a.pattern.length)[0]
      ?.body.trim();
    const rewritten = /rewrite \^ (\S+) last;/.exec(body ?? '')?.[1];
    return rewritten ? bodyOf(rewritten) : body;
  };

  it('compares no page with an expression of another kind of address', () => {
    expect(all.match(/^ {0,4}location ~/gm)).toBeNull();
  });

  const page = expect.stringContaining('/index.html$compressed');
  const sent: Record<RouteKind, unknown> = {
    page,
    file: expect.stringContaining('include site-file.conf;'),
    own: 'include own.conf;',
    endpoint: 'include own.conf;',
    admin: 'include own.conf;',
    api: 'include own.conf;',
    build: expect.stringContaining('include copied.conf;'),
  };
  const closed = /^\/(?:generated|internal|metrics|readyz)/;
  const servedHere = ['/healthz'];
  const below = (route: string) => (/\.|^\/[^/]+\/[^/]+$/.test(route.slice(2)) ? route : `${route}/a`);

  it.each(Object.entries(routes).filter(([route]) => !servedHere.includes(route)))('%s: %s', (route, kind) => {
    const path = route === '/_next' ? '/_next/static/a.js' : below(route);
    // The editor's pictures are few and rarely requested: treated like pages.
    const wanted = closed.test(route) ? 'include closed.conf;' : route === '/blocks' ? page : sent[kind];
    expect(bodyOf(path)).toEqual(wanted);
  });

  it.each(Object.keys(restrictedPages))('%s is decided for each visitor', (path) => {
    expect(bodyOf(path)).toBe(sent.own);
  });

  it('everything else is a page', () => {
    for (const path of ['/', '/about', '/admission', '/shared-views', '/contact']) {
      expect(bodyOf(path)).toEqual(page);
    }
  });
});
