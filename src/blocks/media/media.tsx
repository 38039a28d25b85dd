import type { Media as File } from '@payload-types';
import { Picture, pictureIn } from '@/components/ui/picture';
import { sectionProps } from '@/components/ui/section';
import { cx } from '@/lib/cx';
import type { BlockProps } from '../types';

const widths = {
  content: { className: 'media-content', sizes: '(width >= 1024px) 860px, 100vw' },
  wide: { className: 'media-wide', sizes: '(width >= 1440px) 1312px, 100vw' },
  full: { className: 'media-full', sizes: '100vw' },
} as const;

/** Nothing of the video loads before a visitor starts it. */
function Video({ video, poster, captions, name }: { video: File; poster: File; captions?: File; name: string }) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: a video without speech has none
    <video
      controls
      playsInline
      preload="none"
      poster={poster.sizes?.w1600?.url ?? poster.url ?? undefined}
      width={poster.width ?? undefined}
      height={poster.height ?? undefined}
      aria-label={video.alt || poster.alt || name}
    >
      <source src={video.url ?? undefined} type={video.mimeType ?? undefined} />
      {captions ? <track kind="captions" src={captions.url ?? undefined} srcLang="en" label="English" /> : null}
    </video>
  );
}

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
          <Video video={video} poster={picture} captions={pictureIn(block.captions)} name={words.video} />
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
