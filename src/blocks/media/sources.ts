import type { Media } from '@payload-types';

type Size = NonNullable<NonNullable<Media['sizes']>[keyof NonNullable<Media['sizes']>]>;

/** The sizes of one format as a `srcset`; sizes that were not made (the picture is smaller) are left out. */
export function sourceSet(media: Media, format: 'avif' | 'webp') {
  const sizes: (Size | undefined)[] =
    format === 'avif'
      ? [media.sizes?.avif480, media.sizes?.avif960, media.sizes?.avif1600]
      : [media.sizes?.w480, media.sizes?.w960, media.sizes?.w1600];
  return sizes
    .filter((size) => size?.url && size.width)
    .map((size) => `${size?.url} ${size?.width}w`)
    .join(', ');
}
