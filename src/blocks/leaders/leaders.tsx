import type { Leader } from '@payload-types';
import { DrawnPortrait } from '@/components/figures/portrait';
import { Paragraphs, paragraphsOf } from '@/components/ui/paragraphs';
import { Picture, pictureIn } from '@/components/ui/picture';
import { Section, SectionHead } from '@/components/ui/section';
import { cx } from '@/lib/cx';
import { otherThan } from '@/lib/site';
import type { BlockProps } from '../types';

function Portrait({ name, portrait, drawing }: Pick<Leader, 'name' | 'portrait' | 'drawing'>) {
  const picture = pictureIn(portrait);
  return picture ? (
    <Picture picture={picture} sizes="256px" className="person-dial person-portrait" isCut />
  ) : (
    <DrawnPortrait name={name} drawing={drawing} className="person-dial" />
  );
}

const Spoken = ({ name, words }: { name: string; words: string }) => (
  <figure className="person-words">
    <blockquote className="quotation-words text-header">
      <p>{words}</p>
    </blockquote>
    <figcaption className="quotation-who text-small">{name}</figcaption>
  </figure>
);

/**
 * The first lines of a biography are shown; the rest is in `details` with one name: browsers open one at a time.
 * A person who stands alone also speaks.
 */
export function Leaders({ block, site, data }: BlockProps<'leaders'>) {
  const { words } = site;
  return (
    <Section settings={block.section} label={block.heading ? undefined : words.sections.leadership}>
      <SectionHead heading={block.heading} intro={block.intro} />
      <ul className={cx('people', block.layout === 'grid' && 'people-grid')} data-stagger="steady" data-evidence="">
        {data.map(({ id, name, title, shortBio, longBio, portrait, drawing, watches, words: quotation }) => {
          const [first, ...rest] = paragraphsOf(longBio);
          const isLong = first !== undefined && rest.length > 0;
          return (
            <li key={id} className="person" lang={otherThan(site)}>
              <Portrait name={name} portrait={portrait} drawing={drawing} />
              <div className="person-who">
                {block.heading ? <h3 className="text-header">{name}</h3> : <h2 className="text-header">{name}</h2>}
                <p className="note mt-2 text-ink-2">{title}</p>
                {watches ? <p className="note mt-4 text-accent">{watches}</p> : null}
              </div>
              <div className="person-bio">
                <p className="text-body">{shortBio}</p>
                {isLong ? <p className="mt-4 text-small text-ink-2">{first}</p> : null}
                <details name="bio" className="mt-4">
                  <summary className="person-more" lang={otherThan(site) && site.language}>
                    {words.sections.fullBio}
                    <span className="sr-only">{words.sections.of(name)}</span>
                  </summary>
                  <div className="mt-4 grid gap-4 text-small text-ink-2">
                    <Paragraphs text={isLong ? rest.join('\n\n') : longBio} />
                  </div>
                </details>
              </div>
              {quotation && data.length === 1 ? <Spoken name={name} words={quotation} /> : null}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
