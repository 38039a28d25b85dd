import type { DefaultCellComponentProps } from 'payload';
import { stateNames } from './names';
import './workflow.css';

/** Drafts in writing and published documents show no state. */
const names: Record<string, string> = { submitted: stateNames.submitted, returned: stateNames.returned };

/** Review state of a document in lists. */
export function StateCell({ cellData }: Pick<DefaultCellComponentProps, 'cellData'>) {
  const name = names[String(cellData)];
  return name ? <span className={`review-panel__state review-panel__state--${cellData}`}>{name}</span> : <span>–</span>;
}
