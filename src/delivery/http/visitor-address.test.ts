import { expect, it } from 'vitest';
import { visitorAddress } from './visitor-address';

it.each([
  [0, undefined, '203.0.113.7'],
  [0, '192.0.2.1', '203.0.113.7'],
  [1, '192.0.2.1, 198.51.100.2', '198.51.100.2'],
  [2, '192.0.2.1, 198.51.100.2, 10.0.0.1', '198.51.100.2'],
  // Requests that bypass the proxies are counted by their connection.
  [2, '192.0.2.1', '203.0.113.7'],
  [1, '', '203.0.113.7'],
  [1, undefined, '203.0.113.7'],
])('behind %i proxies, with X-Forwarded-For %s, a visitor is at %s', (hops, passedOn, address) => {
  expect(visitorAddress(passedOn, '203.0.113.7', hops)).toBe(address);
});
