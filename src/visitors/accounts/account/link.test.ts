import { expect, it } from 'vitest';
import { readLink } from './link';

const id = '5f2c3a52-8f0e-4b1c-9d2f-0a1b2c3d4e5f';

it.each([
  ['', undefined],
  ['#main', undefined],
  ['#booking=7', undefined],
  [`#booking=${id}`, { booking: id }],
  ['#confirm=1795000000.ab', { confirm: '1795000000.ab' }],
  [`#confirm=${'x'.repeat(300)}`, { confirm: 'x'.repeat(200) }],
])('%j asks for %j', (hash, link) => {
  expect(readLink(hash)).toEqual(link);
});
