import { describe, expect, it } from 'vitest';
import { isForgeable, isSameOrigin, ownOrigins } from './same-origin';

const site = 'https://www.alethia.example';
const from = (headers: Record<string, string>, siteUrl = site) => isSameOrigin(new Headers(headers), siteUrl);

describe('a change comes from this site', () => {
  it.each<Record<string, string>>([
    { origin: site },
    { origin: site, 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-origin' },
  ])('%j', (headers) => {
    expect(from(headers)).toBe(true);
  });

  it.each<Record<string, string>>([
    {},
    { host: 'www.alethia.example' },
    { origin: 'https://evil.example', host: 'www.alethia.example' },
    { origin: 'https://evil.example', host: 'evil.example' },
    { origin: 'null', host: 'www.alethia.example' },
    { origin: 'http://www.alethia.example' },
    { origin: 'https://www.alethia.example:8443' },
    { origin: 'https://www.alethia.example.evil.example' },
    { origin: site, 'sec-fetch-site': 'cross-site' },
    { origin: site, 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
  ])('or does not: %j', (headers) => {
    expect(from(headers)).toBe(false);
  });

  it('a loopback address has several names on one port', () => {
    const local = 'http://localhost:3000';
    expect(ownOrigins(local)).toEqual([local, 'http://127.0.0.1:3000', 'http://[::1]:3000']);
    expect(from({ origin: 'http://127.0.0.1:3000' }, local)).toBe(true);
    expect(from({ origin: 'http://localhost:3001' }, local)).toBe(false);
    expect(from({ origin: 'http://localhost:3000' })).toBe(false);
  });
});

describe('a forged write', () => {
  const cookie = 'theme=dark; payload-token=x';
  it.each<[boolean, string, Record<string, string>]>([
    [false, 'GET', { cookie, origin: 'https://evil.example' }],
    [false, 'POST', { cookie, origin: site, 'sec-fetch-site': 'same-origin' }],
    [false, 'POST', { authorization: 'JWT x' }],
    [false, 'POST', {}],
    [true, 'POST', { cookie }],
    [true, 'POST', { cookie, authorization: 'JWT x' }],
    [true, 'POST', { cookie, authorization: 'Basic x' }],
    [true, 'POST', { cookie, 'sec-fetch-site': 'none' }],
    [true, 'POST', { cookie, origin: 'https://shop.alethia.example', 'sec-fetch-site': 'same-site' }],
    [true, 'POST', { cookie, origin: site, 'x-payload-http-method-override': 'GET', 'sec-fetch-site': 'cross-site' }],
    [true, 'POST', { origin: 'https://evil.example' }],
    [true, 'POST', { origin: 'null' }],
    [true, 'PATCH', { cookie }],
    [true, 'PUT', { cookie }],
    [true, 'DELETE', { cookie }],
  ])('%s: %s %j', (isRefused, method, headers) => {
    expect(isForgeable(method, new Headers(headers), site)).toBe(isRefused);
  });
});
