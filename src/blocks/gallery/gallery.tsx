import type { Media } from '@payload-types';
import { at } from '@/components/figures/places';
import { Picture, pictureIn } from '@/components/ui/picture';
import { Section, SectionHead } from '@/components/ui/section';
import type { BlockProps } from '../types';

/** What is narrower or wider is cut, so that no picture leaves the others a sliver. */
const [NARROWEST, WIDEST] = [0.6, 2.4];

const shapeOf = ({ width, height }: Media) =>
  Math.round(Math.min(WIDEST, Math.max(NARROWEST, (width || 3) / (height || 2))) * 100) / 100;

/** Missing pictures are left out, and so is a section without any. */
export function Gallery({ block, site }: BlockProps<'gallery'>) {
  const shown = block.pictures.flatMap(({ picture, ...row }) => {
    const found = pictureIn(picture);
    return found ? [{ ...row, picture: found }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <Section settings={block.section} label={block.heading ? undefined : site.words.sections.pictures}>
      <SectionHead heading={block.heading} intro={block.intro} />
      <ul className="gallery" data-stagger="calm">
        {shown.map(({ id, picture, caption }) => (
          <li key={id ?? picture.id} style={at({ '--shape': shapeOf(picture) })}>
            <figure>
              <Picture picture={picture} sizes="(width >= 1024px) 640px, 100vw" className="gallery-picture" isCut />
              {caption ? <figcaption className="text-caption text-ink-3">{caption}</figcaption> : null}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
