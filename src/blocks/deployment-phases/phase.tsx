import type { CSSProperties } from 'react';
import { cx } from '@/lib/cx';
import type { BlockData } from '../types';
import type { Stretch } from './duration';

type Props = { phase: BlockData['deployment-phases'][number]; stretch?: Stretch; outcome: string };

export const Phase = ({ phase, stretch, outcome }: Props) => (
  <li
    className={cx('phase', stretch && 'has-stretch')}
    style={stretch ? ({ '--from': `${stretch.from}%`, '--to': `${stretch.to}%` } as CSSProperties) : undefined}
  >
    <p className="phase-when note">{phase.duration}</p>
    <h3 className="phase-title text-subsection">{phase.title}</h3>
    <p className="phase-text text-small text-ink-2">{phase.description}</p>
    <p className="phase-outcome text-small">
      <span className="phase-label note">{outcome}</span>
      <span className="sr-only">: </span>
      {phase.outcome}
    </p>
  </li>
);
