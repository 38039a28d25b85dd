import type { Media as Picture } from '@payload-types';
import { sectionProps } from '../../components/ui/section';
import { cx } from '../../lib/cx';
import type { BlockProps } from '../types';
import { sourceSet } from './sources';

/** How wide each arrangement is shown, so that a browser asks for no larger file than it needs. */
const widths = {
  content: { className: 'media-content', sizes: '(width >= 1024px) 860px, 100vw' },
  wide: { className: 'media-wide', sizes: '(width >= 1440px) 1312px, 100vw' },
  full: { className: 'media-full', sizes: '100vw' },
} as const;

function Sources({ picture, sizes }: { picture: Picture; sizes: string }) {
  return (['avif', 'webp'] as const).map((format) => {
    const set = sourceSet(picture, format);
    return set ? <source key={format} type={`image/${format}`} srcSet={set} sizes={sizes} /> : null;
  });
}

/** One picture with an optional caption. A picture that is not there, or may not be seen, leaves nothing behind. */
export function Media({ block }: BlockProps<'media'>) {
  const picture = block.media;
  if (typeof picture === 'string' || !picture.url) return null;
  const { className, sizes } = widths[block.width];
  const { className: section, ...attributes } = sectionProps(block.section);
  return (
    <section
      {...attributes}
      className={cx('media', className, section)}
      aria-label={block.caption ? undefined : 'Picture'}
    >
      <figure className={block.width === 'full' ? undefined : 'wrap'}>
        <picture>
          <Sources picture={picture} sizes={sizes} />
          <img
            src={picture.url}
            alt={picture.decorative ? '' : (picture.alt ?? '')}
            width={picture.width ?? undefined}
            height={picture.height ?? undefined}
            loading="lazy"
            decoding="async"
          />
        </picture>
        {block.caption ? (
          <figcaption className={cx('text-caption text-ink-3', block.width === 'full' && 'wrap')}>
            {block.caption}
          </figcaption>
        ) : null}
      </figure>
    </section>
  );
}
