import { expect, it } from 'vitest';
import { goalAddresses } from './goal-addresses';

it.each([
  ['/platform', ['/platform']],
  ['/booking', ['/booking', '/book']],
  ['/book', ['/book', '/booking']],
  ['/news', ['/news', '/about/newsletters', '/newsletter']],
])('links to %s may name any of %j', (path, addresses) => {
  expect(goalAddresses(path)).toEqual(addresses);
});
