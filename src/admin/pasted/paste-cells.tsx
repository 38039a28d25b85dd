'use client';

import type { UIFieldClientProps } from 'payload';
import { type ClipboardEvent, useId, useState } from 'react';
import { cellLimits } from '@/lib/cell-limits';
import { cellsInHtml, cellsInText, problemOfCells } from '@/lib/pasted/cells';
import { classNames } from '@/payload/class-names';
import { useReplaced } from '../rows/use-replaced';

type Props = UIFieldClientProps & { path?: string };

/** Fills the rows of a table with the cells that are pasted here: of a spreadsheet, or of a table in a document. */
export function PasteCells({ path = '' }: Props) {
  const id = useId();
  const replace = useReplaced();
  const [status, setStatus] = useState('');

  async function paste(event: ClipboardEvent) {
    event.preventDefault();
    const { clipboardData } = event;
    const cells = cellsInHtml(clipboardData.getData('text/html')) ?? cellsInText(clipboardData.getData('text/plain'));
    const problem = problemOfCells(cells);
    if (problem) return setStatus(problem);
    setStatus('Filling the table …');
    const rows = cells.map((row) => ({ cells: row.map((text) => ({ text })) }));
    const isDone = await replace(path.replace(/[^.]+$/, 'rows'), () => rows);
    const size = `${cells.length} rows of ${cells[0]?.length ?? 0} cells`;
    setStatus(isDone ? `The table now has ${size}.` : 'The table could not be filled. Try it again.');
  }

  return (
    <div className={classNames.field}>
      <label className={classNames.fieldLabel} htmlFor={id}>
        Paste cells
      </label>
      <textarea
        id={id}
        data-cells=""
        rows={1}
        value=""
        placeholder="Copy cells in a spreadsheet, then paste them here."
        onPaste={paste}
        onChange={() => setStatus('Paste cells here. To change one, open its row below.')}
        aria-describedby={`${id}-words`}
      />
      <p id={`${id}-words`} className={classNames.fieldDescription} role="status">
        {status || `They replace the rows below: at most ${cellLimits.rows} rows and ${cellLimits.columns} columns.`}
      </p>
    </div>
  );
}
