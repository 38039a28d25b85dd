import type { DefaultCellComponentProps } from 'payload';
import './workflow.css';

const names: Record<string, string> = { submitted: 'Waiting for review', returned: 'Returned with a note' };

/** In lists: whether somebody waits for an editor, or for an author. */
export function StateCell({ cellData }: Pick<DefaultCellComponentProps, 'cellData'>) {
  const name = names[String(cellData)];
  return name ? <span className={`review-panel__state review-panel__state--${cellData}`}>{name}</span> : <span>–</span>;
}
