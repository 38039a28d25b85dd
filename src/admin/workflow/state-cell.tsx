import type { DefaultCellComponentProps } from 'payload';
import { stateNames } from './names';
import './workflow.css';

/** Other states are not shown. */
const names: Record<string, string> = { submitted: stateNames.submitted, returned: stateNames.returned };

export function StateCell({ cellData }: Pick<DefaultCellComponentProps, 'cellData'>) {
  const name = names[String(cellData)];
  return name ? <span className={`review-panel__state review-panel__state--${cellData}`}>{name}</span> : <span>–</span>;
}
