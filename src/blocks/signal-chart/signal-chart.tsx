import { Paragraphs } from '@/components/ui/paragraphs';
import { Section } from '@/components/ui/section';
import { cx } from '@/lib/cx';
import type { BlockProps } from '../types';
import { Chart } from './chart';

const layouts = { split: 'challenge-split', rows: 'challenge-rows' } as const;

export function SignalChart({ block, site }: BlockProps<'signal-chart'>) {
  const { heading, lead, text, chart, layout } = block;
  return (
    <Section settings={block.section}>
      <div className={cx('challenge grid-12', layouts[layout])}>
        <div className="challenge-head">
          <h2 className="text-page">{heading}</h2>
          <p className="challenge-lead text-header">{lead}</p>
        </div>
        <div className="challenge-text text-ink-2">
          <Paragraphs text={text} className={layout === 'rows' ? 'text-body' : 'text-small'} />
        </div>
        <Chart chart={chart} words={site.words.drawings} />
      </div>
    </Section>
  );
}
