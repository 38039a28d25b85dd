import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { frontHeaders } from './front-headers';
import { routes } from './routes';

const read = (file: string) => fs.readFileSync(`docker/front/${file}`, 'utf8');

it.each(Object.keys(frontHeaders))('the front sends the headers that the server sends: %s', (file) => {
  expect(read(file)).toBe(frontHeaders[file]);
});

describe('the front takes addresses for what the server takes them for', () => {
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

  it.each(Object.entries(routes).filter(([path]) => path !== '/.well-known' && !path.startsWith('/internal')))(
    '%s: %s',
    (route, kind) => {
      const path = kind === 'file' && !route.includes('.') && route !== '/generated' ? `${route}/a-file.js` : route;
      const { body = '' } = locationOf(path) ?? {};
      if (route === '/generated') expect(body).toContain('return 404');
      else if (kind === 'file') expect(body).toContain('try_files /fresh$uri @site-file');
      else if (kind === 'build') expect(locationOf('/_next/static/x.js')?.body).toContain('include copied.conf');
      else expect(body).toContain('include own.conf');
    },
  );

  it('everything else is a page', () => {
    for (const path of ['/', '/about', '/admission', '/shared-views', '/contact']) {
      expect(locationOf(path)?.body).toContain('try_files /fresh$uri/index.html$packed');
    }
  });
});
