import type { Media } from '@payload-types';

type Size = NonNullable<NonNullable<Media['sizes']>[keyof NonNullable<Media['sizes']>]>;
type Format = 'avif' | 'webp';

/** What a field for a picture holds: the picture, or only its id when it is in the trash or was not read. */
export type Chosen = Media | string | null | undefined;

/** The picture, if it is there and may be seen. */
export const pictureIn = (chosen: Chosen): Media | undefined =>
  chosen && typeof chosen === 'object' && chosen.url ? chosen : undefined;

/** The sizes of one format as a `srcset`; sizes that were not made (the picture is smaller) are left out. */
function sourceSet({ sizes }: Media, format: Format) {
  const made: (Size | undefined)[] =
    format === 'avif' ? [sizes?.avif480, sizes?.avif960, sizes?.avif1600] : [sizes?.w480, sizes?.w960, sizes?.w1600];
  return made
    .filter((size) => size?.url && size.width)
    .map((size) => `${size?.url} ${size?.width}w`)
    .join(', ');
}

/** Where a picture is cut to the shape of its place, what matters in it stays in view. */
function positionOf({ focalX, focalY }: Media) {
  const x = focalX ?? 50;
  const y = focalY ?? 50;
  return x === 50 && y === 50 ? undefined : { objectPosition: `${x}% ${y}%` };
}

type Props = {
  picture: Media;
  /** How wide it is shown, so that a browser asks for no larger file than it needs. */
  sizes: string;
  className?: string;
  /** It fills a place of another shape, so part of it is cut. */
  isCut?: boolean;
  /** It is in view as soon as the page is there. */
  isFirst?: boolean;
};

/** A picture in the format and size that fit. It says how large it is, so that nothing moves when it arrives. */
export function Picture({ picture, sizes, className, isCut, isFirst }: Props) {
  return (
    <picture className={className}>
      {(['avif', 'webp'] as const).map((format) => {
        const set = sourceSet(picture, format);
        return set ? <source key={format} type={`image/${format}`} srcSet={set} sizes={sizes} /> : null;
      })}
      <img
        src={picture.url ?? undefined}
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
