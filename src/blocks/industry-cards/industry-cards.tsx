import type { ReactNode } from 'react';
import { Figure } from '@/components/figures/figure';
import { around } from '@/components/figures/geometry';
import { Arrow } from '@/components/ui/arrow';
import { Actions } from '@/components/ui/cms-link';
import { type Chosen, Picture, pictureIn } from '@/components/ui/picture';
import { Section, SectionHead } from '@/components/ui/section';
import { cx } from '@/lib/cx';
import { otherThan } from '@/lib/site';
import type { BlockProps } from '../types';

const layouts = { dials: 'industries-dials', rows: 'industries-rows', grid: 'industries-grid' } as const;

function CardPicture({ picture, instead }: { picture: Chosen; instead: ReactNode }) {
  const chosen = pictureIn(picture);
  if (!chosen) return instead;
  return (
    <Picture picture={chosen} sizes="(width >= 768px) 400px, 96px" className="industry-dial industry-picture" isCut />
  );
}

/** For an industry without a page. */
const UndrawnDial = ({ className }: { className?: string }) => (
  <div className={className}>
    <svg className="draw" viewBox="-132 -132 264 264" aria-hidden="true">
      {[38, 59, 79, 100].map((r) => (
        <circle key={r} className="dash" r={r} />
      ))}
      {around(79, 6).map(([x, y]) => (
        <circle key={`${x} ${y}`} className="hollow" cx={x} cy={y} r="4" />
      ))}
    </svg>
  </div>
);

export function IndustryCards({ block, site, data }: BlockProps<'industry-cards'>) {
  const { layout, others } = block;
  const count = data.length + (others?.length ?? 0);
  // Rows are an index: the fields of industries are compared where they are large.
  const isIndex = layout === 'rows' && ![...data, ...(others ?? [])].some(({ picture }) => pictureIn(picture));
  const size = layout === 'rows' ? 'small' : 'medium';
  return (
    <Section settings={block.section}>
      <SectionHead heading={block.heading} intro={block.intro} />
      <ul
        className={cx('industries', layouts[layout], isIndex && 'is-index')}
        data-stagger="steady"
        data-count={count}
        data-evidence=""
      >
        {data.map(({ id, title, summary, figure, picture, path, language }) => (
          <li key={id} className="industry" lang={otherThan(site, { language })}>
            {isIndex ? null : (
              <CardPicture picture={picture} instead={<Figure name={figure} size={size} className="industry-dial" />} />
            )}
            <h3 className="text-subsection">
              <a href={path} hrefLang={otherThan(site, { language })}>
                {title}
                <Arrow />
              </a>
            </h3>
            <p className="text-small text-ink-2">{summary}</p>
          </li>
        ))}
        {others?.map(({ id, title, text, picture }) => (
          <li key={id ?? title} className="industry has-no-page">
            {isIndex ? null : <CardPicture picture={picture} instead={<UndrawnDial className="industry-dial" />} />}
            <h3 className="text-subsection">{title}</h3>
            <p className="text-small text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
      <Actions links={block.links} site={site} className="mt-8 md:mt-12" />
    </Section>
  );
}
