import { DrawnPortrait } from '@/components/figures/portrait';
import { Picture, pictureIn } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { cx } from '@/lib/cx';
import { plain } from '@/lib/mark';
import type { BlockProps } from '../types';

/** In characters: up to here, the words are as large as a headline. */
const SHORT = 160;

/** Without a portrait, the person's own dial, as on the page of the leaders. */
export function Quotation({ block, site }: BlockProps<'quotation'>) {
  const portrait = pictureIn(block.picture);
  const isShort = plain(block.text).length <= SHORT;
  return (
    <Section settings={block.section} label={site.words.sections.quotation}>
      <figure className="quotation">
        {portrait ? (
          <Picture picture={portrait} sizes="(width >= 1024px) 300px, 128px" className="quotation-portrait" isCut />
        ) : (
          <DrawnPortrait name={plain(block.person)} drawing={block.drawing} className="quotation-dial" />
        )}
        <blockquote className={cx('quotation-words', isShort ? 'text-page' : 'text-header')}>
          <p>{block.text}</p>
        </blockquote>
        <figcaption className="quotation-who">
          <span className="text-small">{block.person}</span>
          {block.role ? <span className="note text-ink-2">{block.role}</span> : null}
        </figcaption>
      </figure>
    </Section>
  );
}
