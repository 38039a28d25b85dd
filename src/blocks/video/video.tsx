import type { Media } from '@payload-types';
import { scriptAddress } from '@/browser/script-file';
import { eye } from '@/components/figures/geometry';
import { Film } from '@/components/ui/film';
import { Picture, pictureIn } from '@/components/ui/picture';
import { SectionHead, sectionProps } from '@/components/ui/section';
import { cx } from '@/lib/cx';
import { type Embed, embedOf } from '@/lib/embed';
import { plain } from '@/lib/mark';
import type { Site } from '@/lib/site';
import type { BlockProps } from '../types';

const lids = [12, 26, 40, 54].map((height) => eye(150, height)).join('');

type OfferProps = { embed: Embed; title: string; poster?: Media; site: Site };

/** Of the provider, the page has only an address (browser/embed.js). */
const Offer = ({ embed: { provider, page, player }, title, poster, site }: OfferProps) => (
  <div className="embed ground-graphite" data-embed="">
    <script async type="module" src={scriptAddress('embed')} />
    {poster ? (
      <Picture picture={poster} sizes="(width >= 1440px) 1312px, 100vw" className="embed-poster" isCut />
    ) : (
      <svg className="embed-lids draw" viewBox="-160 -60 320 120" aria-hidden="true">
        <path className="l" d={lids} />
        <path className="r" d={eye(150, 58)} />
      </svg>
    )}
    <div className="embed-offer">
      <p className="text-card">{title}</p>
      <a
        href={page}
        target="_blank"
        rel="noopener"
        className="button button-solid"
        data-player={player}
        data-title={plain(title)}
      >
        <svg className="embed-play" viewBox="0 0 12 14" aria-hidden="true">
          <path d="M0 0v14l12-7z" />
        </svg>
        {site.words.sections.playOn(provider)}
        <span className="sr-only">: {title}</span>
      </a>
      <p className="text-caption text-ink-2">{site.words.sections.playNote(provider)}</p>
    </div>
  </div>
);

/** Renders nothing if the file is missing or the address is not one of a video. */
export function Video({ block, site }: BlockProps<'video'>) {
  const { title, source, heading, intro, caption } = block;
  const embed = source === 'embed' ? embedOf(block.address) : undefined;
  const file = source === 'embed' ? undefined : pictureIn(block.video);
  const poster = pictureIn(block.poster);
  if (!embed && !file) return null;
  const { className, ...attributes } = sectionProps(block.section);
  return (
    <section
      {...attributes}
      className={cx('video', className)}
      aria-label={heading ? undefined : plain(title)}
      data-allow-frame={embed && new URL(embed.player).origin}
    >
      <div className="wrap">
        <SectionHead heading={heading} intro={intro} />
        <figure>
          {file ? <Film video={file} poster={poster} captions={pictureIn(block.captions)} name={plain(title)} /> : null}
          {embed ? <Offer embed={embed} title={title} poster={poster} site={site} /> : null}
          {caption ? <figcaption className="text-caption text-ink-3">{caption}</figcaption> : null}
        </figure>
      </div>
    </section>
  );
}
