import { expect, it } from 'vitest';
import { tel } from './link';

it.each([
  ['+1 303 555 0142', 'tel:+13035550142'],
  ['+49 (0) 89 – 123\u00a0456', 'tel:+4989123456'],
  ['\u202a(0) 89 / 123\u2011456\u202c', 'tel:089123456'],
  ['+1 303 555 0142 ext. 12', 'tel:+13035550142;ext=12'],
  ['+1 800 ALETHIA 1', 'tel:+18001'],
])('%j is dialed as %s', (phone, href) => {
  expect(tel(phone)).toBe(href);
});
