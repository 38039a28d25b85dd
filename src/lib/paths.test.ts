import { describe, expect, it } from 'vitest';
import { pathPrefix, pathSchema, pathsAbove } from './paths';
import { fixedRedirects, routes } from './routes';

const message = (path: string) => pathSchema.safeParse(path).error?.issues[0]?.message;

it.each([
  ['/', []],
  ['/about', ['/']],
  ['/solutions/energy', ['/', '/solutions']],
  ['/a/b/c', ['/', '/a', '/a/b']],
  ['/de', []],
  ['/de/loesungen/energie', ['/de', '/de/loesungen']],
])('above %s are %j', (path, above) => {
  expect(pathsAbove(path)).toEqual(above);
});

describe('the path of a document', () => {
  it.each(['/', '/platform', '/platform/partnerships', '/sensory-intelligence-v2', '/a/b/c', '/2026'])(
    'may be %s',
    (path) => {
      expect(pathSchema.parse(path)).toBe(path);
    },
  );

  it.each([
    '',
    'platform',
    '/Platform',
    '/platform/',
    '//platform',
    '/plat form',
    '/plat_form',
    '/plat--form',
    '/-platform',
    '/platform-',
    '/../etc',
    '/a?b',
    '/a#b',
    '/ö',
    '/a\n',
    `/a\n/b`,
  ])('may not be %j', (path) => {
    // Surrounding spaces are trimmed, so that a pasted line break does no harm.
    expect(pathSchema.safeParse(path).success && pathSchema.parse(path) === path).toBe(false);
  });

  it.each(Object.keys(routes))('belongs to code: %s and what is below', (route) => {
    expect(pathSchema.safeParse(route).success).toBe(false);
    expect(pathSchema.safeParse(`${route}/below`).success).toBe(false);
  });

  it('may share a prefix with a route of the code', () => {
    expect(message('/administration')).toBeUndefined();
    expect(message('/platform/admin')).toBeUndefined();
    expect(message('/design-system')).toMatch(/not edited here/);
  });

  it.each(Object.keys(fixedRedirects))('is not that of a fixed redirect: %s', (path) => {
    expect(message(path)).toMatch(/always redirects/);
  });

  it('has at most 200 characters', () => {
    expect(message(`/${'a'.repeat(199)}`)).toBeUndefined();
    expect(message(`/${'a'.repeat(200)}`)).toBe('Use at most 200 characters.');
  });
});

describe('the fixed redirects', () => {
  it('are those of the documents', () => {
    expect(fixedRedirects).toEqual({
      '/careers': '/about/careers',
      '/newsletter': '/about/newsletters',
      '/news': '/about/newsletters',
      '/partnership': '/platform/partnerships',
      '/book': '/booking',
      '/about/leadership': '/leadership',
    });
  });

  it('lead to a page, never to another redirect', () => {
    for (const target of Object.values(fixedRedirects)) expect(Object.keys(fixedRedirects)).not.toContain(target);
  });
});

it('what is below a prefix is a valid path', () => {
  for (const prefix of Object.values(pathPrefix)) expect(message(`${prefix}name`)).toBeUndefined();
});
