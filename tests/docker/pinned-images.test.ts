import { expect, test } from 'vitest';
import { namedImages, pinnedImage } from './pinned-images.ts';

const EXACT = /^[a-z/-]+:(?=\S*\d\.\d|bookworm-\d{8})[\w.-]+@sha256:[0-9a-f]{64}$/;

test('every image has an exact version and a digest', () => {
  const images = namedImages();
  expect(images.length).toBeGreaterThanOrEqual(9);
  expect(images.filter((image) => !EXACT.test(image))).toEqual([]);
});

test('an image that several files name is the same in all of them', () => {
  for (const image of namedImages()) {
    const [repository = ''] = image.split(':');
    expect(image).toBe(pinnedImage(repository));
  }
});
