import { Figure } from '@/components/figures/figure';
import { Arrow } from '@/components/ui/arrow';
import { CmsLink, FileFacts } from '@/components/ui/cms-link';
import { Picture, pictureIn } from '@/components/ui/picture';
import { Section, SectionHead } from '@/components/ui/section';
import { cx } from '@/lib/cx';
import { factsOf, resolveLink } from '@/lib/link';
import type { Site } from '@/lib/site';
import type { BlockOf, BlockProps } from '../types';

type Card = BlockOf<'link-cards'>['cards'][number];

const countClass: Record<number, string> = { 2: 'of-2', 3: 'of-3', 4: 'of-4' };

type Drawn = Pick<Card, 'figure' | 'picture'> & { site: Site; isPanel: boolean };

function CardPicture({ figure, picture, site, isPanel }: Drawn) {
  const chosen = pictureIn(picture);
  if (chosen) {
    const sizes = isPanel ? '(width >= 1024px) 440px, 100vw' : '160px';
    return <Picture picture={chosen} sizes={sizes} className="link-card-figure link-card-picture" isCut />;
  }
  if (!figure) return null;
  const size = isPanel ? 'medium' : 'small';
  return <Figure name={figure} size={size} words={site.words.figures} className="link-card-figure" />;
}

/** Each card is one link, its title stretched over the card. Cards with unpublished targets are left out. */
export function LinkCards({ block, site }: BlockProps<'link-cards'>) {
  const isPanels = block.layout === 'panels';
  const cards = block.cards.filter(({ link }) => resolveLink(link, site));
  return (
    <Section settings={block.section} className="link-cards">
      <SectionHead heading={block.heading} intro={block.intro} />
      <ul
        className={cx(isPanels ? 'link-panels' : 'link-rows', countClass[cards.length])}
        data-stagger="calm"
        data-evidence={cards.some(({ figure }) => figure) ? '' : undefined}
      >
        {cards.map(({ id, link, text, figure, picture }) => (
          <li key={id ?? link.label} className="link-card">
            <h3 className={isPanels ? 'text-header' : 'text-subsection'}>
              <CmsLink link={link} site={site} className="link-card-title">
                <span>
                  {link.label}
                  <FileFacts facts={factsOf(link)} />
                </span>
                {link.kind === 'none' ? null : <Arrow />}
              </CmsLink>
            </h3>
            <p className={cx('text-ink-2', isPanels ? 'text-body' : 'text-small')}>{text}</p>
            <CardPicture figure={figure} picture={picture} site={site} isPanel={isPanels} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
