import type { CSSProperties } from 'react';
import { Figure } from '@/components/figures/figure';
import { Arrow } from '@/components/ui/arrow';
import { CmsLink, FileFacts } from '@/components/ui/cms-link';
import { Picture, pictureIn } from '@/components/ui/picture';
import { cx } from '@/lib/cx';
import { factsOf } from '@/lib/link';
import type { Site } from '@/lib/site';
import type { BlockOf } from '../types';

type Props = { card: BlockOf<'capability-cards'>['cards'][number]; site: Site; style?: CSSProperties };

export function Capability({ card, site, style }: Props) {
  const { title, subtitle, text, figure, points, pointsLabel } = card;
  const picture = pictureIn(card.picture);
  return (
    <li className="capability-cell" style={style}>
      <div
        className={cx(
          'capability',
          picture ? 'has-picture' : !figure && 'has-no-figure',
          !points?.length && 'has-no-points',
        )}
      >
        {picture ? (
          <Picture picture={picture} sizes="(width >= 768px) 420px, 100vw" className="capability-picture" isCut />
        ) : figure ? (
          <Figure name={figure} size="small" className="capability-figure" />
        ) : null}
        <div className="capability-name">
          <h3 className="text-card">{title}</h3>
          {subtitle ? <p className="mt-1 text-small text-ink-2">{subtitle}</p> : null}
        </div>
        <p className="capability-text text-small text-ink-2">{text}</p>
        {points?.length ? (
          <div className="capability-points">
            {pointsLabel ? <p className="note text-ink-2">{pointsLabel}</p> : null}
            <ul>
              {points.map((point, index) => (
                <li key={point.id ?? index}>{point.text}</li>
              ))}
            </ul>
          </div>
        ) : null}
        {card.hasLink && card.link ? (
          <p className="capability-more">
            <CmsLink link={card.link} site={site} className="text-link">
              <span>
                {card.link.label}
                <FileFacts facts={factsOf(card.link)} />
                {/* "Learn more" alone is not a meaningful link text. */}
                <span className="sr-only">: {title}</span>
              </span>
              {card.link.kind === 'none' ? null : <Arrow />}
            </CmsLink>
          </p>
        ) : null}
      </div>
    </li>
  );
}
