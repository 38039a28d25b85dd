import { describe, expect, it } from 'vitest';
import { countedPath, isCounted } from './who-is-counted';

const site = 'https://alethia.example';
const person = {
  'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15',
  origin: site,
  'sec-fetch-site': 'same-origin',
};
const counts = (headers: Record<string, string>) => isCounted(new Headers({ ...person, ...headers }), site);

describe('a request is counted', () => {
  it.each([
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  ])('when it comes from a browser: %s', (agent) => expect(counts({ 'user-agent': agent })).toBe(true));

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (compatible; bingbot/2.0) Chrome/150.0.0.0 Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/150.0.0.0 Safari/537.36',
    'facebookexternalhit/1.1',
    'curl/8.5.0',
  ])('not when it comes from a program: %s', (agent) => expect(counts({ 'user-agent': agent })).toBe(false));

  it('not without a user agent, from another site, or from a visitor who objects', () => {
    const { 'user-agent': _, ...nameless } = person;
    expect(isCounted(new Headers(nameless), site)).toBe(false);
    expect(counts({ origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' })).toBe(false);
    expect(counts({ origin: 'https://elsewhere.example', 'sec-fetch-site': 'same-origin' })).toBe(false);
    expect(counts({ 'sec-gpc': '1' })).toBe(false);
    expect(counts({ dnt: '1' })).toBe(false);
    expect(counts({ dnt: '0' })).toBe(true);
  });
});

describe('a path', () => {
  it.each(['/', '/platform', '/solutions/insurance'])('of a page: %s', (path) => {
    expect(countedPath.safeParse(path).success).toBe(true);
  });
  it.each([
    '',
    'platform',
    '/Platform',
    '/a?b=1',
    '/a#b',
    ' /a',
    '/admin',
    '/design-system',
    '/../a',
    `/${'a'.repeat(200)}`,
    undefined,
    7,
  ])('of none: %j', (path) => expect(countedPath.safeParse(path).success).toBe(false));
});
