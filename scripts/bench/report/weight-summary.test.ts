import { expect, test } from 'vitest';
import { type PageRequest, summarise } from './weight-summary.ts';

const origin = 'http://localhost:3000';
const request = (type: string, url: string, wire: number): PageRequest => ({
  type,
  url,
  wire,
  raw: wire * 3,
  gzip: wire - 1,
});

test('adds up bytes by kind; unknown kinds count as other', () => {
  const { requests, sizes, totalWire } = summarise(
    [
      request('Document', `${origin}/`, 10),
      request('Script', `${origin}/a.js`, 20),
      request('Script', `${origin}/b.js`, 30),
      request('Fetch', `${origin}/data`, 5),
    ],
    origin,
  );
  expect(requests).toBe(4);
  expect(sizes.js).toEqual({ wire: 50, raw: 150, gzip: 48 });
  expect(sizes.other.wire).toBe(5);
  expect(sizes.images).toEqual({ wire: 0, raw: 0, gzip: 0 });
  expect(totalWire).toBe(65);
});

test('another port of the same host is a third party', () => {
  const other = 'http://localhost:4000/pixel.png';
  expect(summarise([request('Image', other, 1), request('Image', `${origin}/x.png`, 1)], origin).thirdParty).toEqual([
    other,
  ]);
});
