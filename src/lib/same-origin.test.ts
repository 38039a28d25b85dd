import { describe, expect, it } from 'vitest';
import { isSameOrigin } from './same-origin';

const site = 'https://www.alethia.example';
const from = (headers: Record<string, string>) => isSameOrigin(new Headers(headers), site);

describe('a change comes from this site', () => {
  it.each<Record<string, string>>([
    { origin: site },
    { origin: site, 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-origin' },
    // The same site under another name, as the browser addressed it.
    { origin: 'http://10.0.0.5:3000', host: '10.0.0.5:3000' },
  ])('%j', (headers) => {
    expect(from(headers)).toBe(true);
  });

  it.each<Record<string, string>>([
    {},
    { host: 'www.alethia.example' },
    { origin: 'https://evil.example', host: 'www.alethia.example' },
    { origin: 'null', host: 'www.alethia.example' },
    { origin: 'http://www.alethia.example' },
    { origin: 'https://www.alethia.example.evil.example' },
    { origin: site, 'sec-fetch-site': 'cross-site' },
    { origin: site, 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
  ])('or does not: %j', (headers) => {
    expect(from(headers)).toBe(false);
  });
});
