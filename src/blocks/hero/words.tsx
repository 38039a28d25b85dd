import { Badges } from '@/components/ui/badges';
import { Actions } from '@/components/ui/cms-link';
import { cx } from '@/lib/cx';
import { unbroken } from '@/lib/unbroken';
import type { BlockProps } from '../types';
import { Highlighted } from './highlighted';

export type Headline = 'h1' | 'h2' | 'h3' | 'h4';

type Props = Pick<BlockProps<'hero'>, 'block' | 'site'> & { headline?: Headline };

export function HeroWords({ block, site, headline: Heading = 'h1' }: Props) {
  return (
    <div className="hero-words">
      {block.badge ? <p className="hero-badge note">{block.badge}</p> : null}
      <Heading className="text-hero">
        <Highlighted text={block.heading} phrase={block.highlight} />
      </Heading>
      <Badges badges={block.badges} />
      <HeroIntro text={block.intro} />
      <Actions links={block.links} site={site} className="hero-actions" />
    </div>
  );
}

export const HeroIntro = ({
  text,
  className = 'text-intro',
}: {
  text: string | null | undefined;
  className?: string;
}) => (text ? <p className={cx('hero-intro text-ink-2', className)}>{unbroken(text)}</p> : null);
