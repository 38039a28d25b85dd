import { Figure, isDiagram } from '@/components/figures/figure';
import { Actions } from '@/components/ui/cms-link';
import { Paragraphs } from '@/components/ui/paragraphs';
import { Picture, pictureIn } from '@/components/ui/picture';
import { Section, SectionHead } from '@/components/ui/section';
import type { FigureName } from '@/design-system/figure-names';
import { cx } from '@/lib/cx';
import type { Site } from '@/lib/site';
import { unbroken } from '@/lib/unbroken';
import type { BlockOf, BlockProps } from '../types';

type Card = BlockOf<'card-grid'>['cards'][number];
type Layout = BlockOf<'card-grid'>['layout'];

const gridClass = { plate: 'card-plate', columns: 'card-columns', rows: 'card-rows' } as const;
const countClass: Record<number, string> = { 2: 'of-2', 3: 'of-3', 4: 'of-4', 5: 'of-5', 6: 'of-6' };

/** Diagrams fill their cell; marks stay small except in the main cell. */
const sizeOf = (figure: FigureName, layout: Layout, isMain: boolean) =>
  layout !== 'rows' && (isMain || isDiagram(figure)) ? 'medium' : 'small';

function CardView({ card, site, layout, isMain }: { card: Card; site: Site; layout: Layout; isMain: boolean }) {
  const title = isMain ? 'text-header' : layout === 'columns' ? 'text-card' : 'text-subsection';
  const picture = pictureIn(card.picture);
  return (
    <li className={cx('card', isMain && 'card-main')}>
      <div className="card-words">
        <h3 className={title}>{unbroken(card.title)}</h3>
        <Paragraphs text={card.text} className={cx('text-ink-2', isMain ? 'text-body' : 'text-small')} />
      </div>
      {picture ? (
        <Picture
          picture={picture}
          sizes={isMain ? '(width >= 1024px) 700px, 100vw' : '(width >= 1024px) 440px, 100vw'}
          className="card-figure card-picture"
          isCut
        />
      ) : card.figure ? (
        <Figure
          name={card.figure}
          size={sizeOf(card.figure, layout, isMain)}
          words={site.words.figures}
          className={cx('card-figure', !isDiagram(card.figure) && 'is-mark')}
        />
      ) : null}
    </li>
  );
}

export function CardGrid({ block, site }: BlockProps<'card-grid'>) {
  return (
    <Section settings={block.section} className="card-grid">
      <SectionHead heading={block.heading} intro={block.intro} />
      <ul
        className={cx('cards', gridClass[block.layout], countClass[block.cards.length])}
        data-stagger="calm"
        data-evidence={block.cards.some(({ figure }) => figure) ? '' : undefined}
      >
        {block.cards.map((card, index) => (
          <CardView
            key={card.id ?? card.title}
            card={card}
            site={site}
            layout={block.layout}
            isMain={block.layout === 'plate' && index === 0}
          />
        ))}
      </ul>
      <Actions links={block.links} site={site} className="mt-8 md:mt-12" />
    </Section>
  );
}
