import { describe, expect, it } from 'vitest';
import { hrefSchema, isExternal } from './href';

describe('an address that an editor types', () => {
  it.each([
    '/contact',
    '/',
    '/about/careers#apply',
    '/search?q=a%20b',
    '#subscribe',
    'https://www.example.com/a?b=c',
    'http://example.com',
    'mailto:hello@alethia.example',
    'tel:+13035550142',
  ])('may be %s', (address) => {
    expect(hrefSchema.parse(address)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/a b',
    '/a\tb',
    'contact',
    'www.example.com',
    '#',
    '#a b',
    '',
    '   ',
  ])('may not be %j', (address) => {
    expect(hrefSchema.safeParse(address).success).toBe(false);
  });

  it('is trimmed', () => {
    expect(hrefSchema.parse('  /contact ')).toBe('/contact');
  });

  it('is refused with a sentence that says what to enter', () => {
    expect(hrefSchema.safeParse('contact').error?.issues[0]?.message).toMatch(/\/contact.*#subscribe.*https:\/\//);
    expect(hrefSchema.safeParse('').error?.issues[0]?.message).toMatch(/^Enter an address/);
  });
});

describe('a link opens in a new tab', () => {
  it.each([
    ['https://example.com', true],
    ['http://example.com', true],
    ['/contact', false],
    ['#subscribe', false],
    ['mailto:hello@alethia.example', false],
    ['/https://example.com', false],
  ])('%s: %s', (href, external) => {
    expect(isExternal(href)).toBe(external);
  });
});
