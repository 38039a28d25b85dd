import type { DefaultCellComponentProps } from 'payload';
import { stateNames } from './names';
import './workflow.css';

/** Nobody waits for what is still in writing, nor for what is published. */
const names: Record<string, string> = { submitted: stateNames.submitted, returned: stateNames.returned };

/** In lists: whether somebody waits for an editor, or for an author. */
export function StateCell({ cellData }: Pick<DefaultCellComponentProps, 'cellData'>) {
  const name = names[String(cellData)];
  return name ? <span className={`review-panel__state review-panel__state--${cellData}`}>{name}</span> : <span>–</span>;
}
