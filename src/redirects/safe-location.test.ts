import { describe, expect, it } from 'vitest';
import { safeLocation } from './safe-location';

describe('safeLocation', () => {
  it.each([
    ['/', '/'],
    ['/about/careers', '/about/careers'],
    ['/über?q=ä', '/%C3%BCber?q=%C3%A4'],
    ['https://partner.example/path', 'https://partner.example/path'],
    ['http://partner.example', 'http://partner.example/'],
  ])('accepts %s', (target, location) => {
    expect(safeLocation(target)).toBe(location);
  });

  it.each([
    '',
    // Normalized, these would become `//evil.example`.
    '/new/..//evil.example',
    '/.//evil.example',
    '/new/%2e%2e//evil.example',
    'about',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/a\r\nset-cookie: x=1',
    '/a\u0000',
    ' /about',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:somebody@site.example',
    'https://user:secret@partner.example/',
    'https://',
    'https:evil.example',
  ])('refuses %j', (target) => {
    expect(safeLocation(target)).toBeUndefined();
  });
});
