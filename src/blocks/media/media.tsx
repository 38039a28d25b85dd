import { Film } from '@/components/ui/film';
import { Picture, pictureIn } from '@/components/ui/picture';
import { sectionProps } from '@/components/ui/section';
import { cx } from '@/lib/cx';
import type { BlockProps } from '../types';

const widths = {
  content: { className: 'media-content', sizes: '(width >= 1024px) 860px, 100vw' },
  wide: { className: 'media-wide', sizes: '(width >= 1440px) 1312px, 100vw' },
  full: { className: 'media-full', sizes: '100vw' },
} as const;

/** Renders nothing if the file is missing or inaccessible. */
export function Media({ block, site }: BlockProps<'media'>) {
  const words = site.words.sections;
  const picture = pictureIn(block.media);
  const video = pictureIn(block.video);
  if (!picture) return null;
  const { className, sizes } = widths[block.width];
  const { className: section, ...attributes } = sectionProps(block.section);
  return (
    <section
      {...attributes}
      className={cx('media', className, section)}
      aria-label={block.caption ? undefined : video ? words.video : words.picture}
    >
      <figure className={block.width === 'full' ? undefined : 'wrap'}>
        {video ? (
          <Film video={video} poster={picture} captions={pictureIn(block.captions)} name={words.video} />
        ) : (
          <Picture picture={picture} sizes={sizes} />
        )}
        {block.caption ? (
          <figcaption className={cx('text-caption text-ink-3', block.width === 'full' && 'wrap')}>
            {block.caption}
          </figcaption>
        ) : null}
      </figure>
    </section>
  );
}
