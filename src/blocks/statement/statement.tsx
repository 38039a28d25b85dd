import { sectionProps } from '@/components/ui/section';
import { cx } from '@/lib/cx';
import { plain } from '@/lib/mark';
import type { BlockProps } from '../types';
import { Circles } from './circles';

/** In characters: longer statements do not fit between the circles at full size. */
const LONG = 90;

/** With circles, the statement is where two fields overlap. */
export function Statement({ block }: BlockProps<'statement'>) {
  const { className, ...attributes } = sectionProps(block.section);
  const hasCircles = block.layout === 'circles';
  const isLong = plain(block.text).length > LONG;
  return (
    <section
      {...attributes}
      className={cx('statement', hasCircles ? 'statement-circles' : 'statement-plain', isLong && 'is-long', className)}
    >
      {hasCircles ? <Circles /> : null}
      <div className="wrap">
        <div className="statement-say" data-evidence={hasCircles ? '' : undefined}>
          {block.leads?.map(({ id, text, label }) => (
            <p key={id ?? text} className="statement-lead">
              <span className="text-subheadline">{text}</span>
              {label ? <span className="note">{label}</span> : null}
            </p>
          ))}
          <div className="statement-belief">
            <h2 className={cx(isLong && hasCircles ? 'text-header' : 'text-page')}>
              <span className={hasCircles ? 'gradient-text' : undefined}>{block.text}</span>
            </h2>
            {block.label ? <p className="note">{block.label}</p> : null}
          </div>
        </div>
      </div>
    </section>
  );
}
