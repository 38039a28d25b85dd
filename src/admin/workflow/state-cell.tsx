import type { DefaultCellComponentProps } from 'payload';
import { stateNames } from './names';
import './workflow.css';

/** Other states are not shown. */
const names: Record<string, string> = { submitted: stateNames.submitted, returned: stateNames.returned };

/** A draft that waits for a review or was returned; nothing otherwise. */
export function ReviewMark({ state }: { state: unknown }) {
  const name = names[String(state)];
  return name ? <span className={`review-panel__state review-panel__state--${state}`}>{name}</span> : null;
}

export const StateCell = ({ cellData }: Pick<DefaultCellComponentProps, 'cellData'>) =>
  names[String(cellData)] ? <ReviewMark state={cellData} /> : <span>–</span>;
