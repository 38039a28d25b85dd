import type { Media } from '@payload-types';

type Size = NonNullable<NonNullable<Media['sizes']>[keyof NonNullable<Media['sizes']>]>;
type Format = 'avif' | 'webp';

/** Value of a picture field: the document, or its id if it was not populated or is in the trash. */
export type Chosen = Media | string | null | undefined;

export const pictureIn = (chosen: Chosen): Media | undefined =>
  chosen && typeof chosen === 'object' && chosen.url ? chosen : undefined;

/** Sizes larger than the original do not exist. */
function sourceSet({ sizes }: Media, format: Format) {
  const made: (Size | undefined)[] =
    format === 'avif' ? [sizes?.avif480, sizes?.avif960, sizes?.avif1600] : [sizes?.w480, sizes?.w960, sizes?.w1600];
  return made
    .filter((size) => size?.url && size.width)
    .map((size) => `${size?.url} ${size?.width}w`)
    .join(', ');
}

/** Keeps the focal point in view where a picture is cropped. */
function positionOf({ focalX, focalY }: Media) {
  const x = focalX ?? 50;
  const y = focalY ?? 50;
  return x === 50 && y === 50 ? undefined : { objectPosition: `${x}% ${y}%` };
}

type Props = {
  /** In the preview frame, with the position of its field (src/data/preview/mark-fields.ts). */
  picture: Media & { mark?: string };
  sizes: string;
  className?: string;
  isCut?: boolean;
  /** Visible without scrolling. */
  isFirst?: boolean;
};

/** Width and height are set, so that the layout does not shift. */
export function Picture({ picture, sizes, className, isCut, isFirst }: Props) {
  return (
    <picture className={className}>
      {(['avif', 'webp'] as const).map((format) => {
        const set = sourceSet(picture, format);
        return set ? <source key={format} type={`image/${format}`} srcSet={set} sizes={sizes} /> : null;
      })}
      <img
        src={picture.url ?? undefined}
        data-picture={picture.mark}
        alt={picture.decorative ? '' : (picture.alt ?? '')}
        width={picture.width ?? undefined}
        height={picture.height ?? undefined}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        style={isCut ? positionOf(picture) : undefined}
      />
    </picture>
  );
}
