'use client';

import { useId, useState } from 'react';
import { Button, held } from '@/admin/panel/button';
import { useListener } from '@/lib/use-listener';
import { MOST_BYTES } from '@/staff/table-files/limits';
import type { Row } from '@/staff/table-files/rows';
import type { PlannedRow } from '../plan';
import type { Table } from '../read';
import { askInTurn, askToRead } from './ask';
import { PlannedRows, sumUp } from './planned-rows';

const DRAFTLESS = ['patterns', 'media'];

type State = { table: Table; planned: PlannedRow[]; done: PlannedRow[] };

const linesOf = (rows: PlannedRow[]) => new Set(rows.map(({ line }) => line));

const rowsIn = (count: number) => (count === 1 ? '1 row' : `${count} rows`);

export function ImportTable({ collection }: { collection: string }) {
  const id = useId();
  const [state, setState] = useState<State>();
  const [progress, setProgress] = useState<string>();
  const [error, setError] = useState<string>();
  const isBusy = progress !== undefined;

  const during = async (work: () => Promise<void>) => {
    setError(undefined);
    setProgress('Reading the file…');
    await work().catch((failure: unknown) => setError(failure instanceof Error ? failure.message : 'Try again.'));
    setProgress(undefined);
  };

  const plan = async (before: State) => {
    const { table, planned } = before;
    const known = linesOf(planned);
    const shown = [...planned];
    const tell = (rows: PlannedRow[]) => {
      shown.push(...rows);
      setProgress(`Checked ${shown.length} of ${rowsIn(table.rows.length)}…`);
      setState({ ...before, planned: [...shown] });
    };
    const rest = table.rows.filter(({ line }) => !known.has(line));
    await askInTurn({ collection, action: 'plan', format: table.format }, rest, tell);
  };

  const choose = (file: File | undefined) => {
    // Dropped.
    if (isBusy) return;
    setState(undefined);
    setError(undefined);
    if (!file) return;
    if (file.size > MOST_BYTES) return setError(`The file is larger than ${MOST_BYTES / 1024 / 1024} MB. Split it.`);
    void during(async () => {
      const table = await askToRead(collection, file);
      const begun: State = { table, planned: [], done: [] };
      setState(begun);
      await plan(begun);
    });
  };

  const table = state?.table;
  const planned = state?.planned ?? [];
  const done = state?.done ?? [];
  const isPlanned = table !== undefined && planned.length === table.rows.length;
  const finished = linesOf(done);
  const open = planned.filter(({ confirm, line }) => confirm && !finished.has(line));

  const apply = () =>
    during(async () => {
      if (!state) return;
      const byLine = new Map(state.table.rows.map((row) => [row.line, row]));
      const rows = open.flatMap(({ line, confirm }): Row[] => {
        const row = byLine.get(line);
        return row ? [{ ...row, confirm } as Row] : [];
      });
      const results = [...done];
      setProgress(`Importing ${rowsIn(rows.length)}…`);
      await askInTurn({ collection, action: 'apply', format: state.table.format }, rows, (some) => {
        results.push(...some);
        setProgress(`Imported ${results.length} of ${rowsIn(open.length + done.length)}…`);
        setState({ ...state, done: [...results] });
      });
    });

  // A new row that is imported would be new again with the next preview.
  useListener('beforeunload', (event) => {
    if (isBusy && isPlanned) event.preventDefault();
  });
  const publishes = open.filter((row) => row.publishes).length;
  const results = new Map(done.map((row) => [row.line, row]));
  // Of an import that was interrupted, what is left is not a result.
  const decided = planned.filter(({ confirm, line }) => !confirm || finished.has(line));
  const shown = done.length > 0 ? decided.map((row) => results.get(row.line) ?? row) : planned;
  const isDraftless = DRAFTLESS.includes(collection);
  return (
    <>
      <div className="tables-choose">
        <label htmlFor={`${id}-file`}>Choose a file</label>
        <input
          id={`${id}-file`}
          type="file"
          accept=".csv,.tsv,.txt,.json,text/csv,text/plain,application/json"
          onChange={({ target }) => choose(target.files?.[0])}
          {...(isBusy ? held : {})}
        />
      </div>
      <div aria-live="polite" className="tables-state">
        {progress ? <p>{progress}</p> : null}
        {error ? <p className="admin-error">{error}</p> : null}
        {table?.notes.map((note) => (
          <p key={note} className="admin-note tables-note">
            {note}
          </p>
        ))}
        {shown.length > 0 ? (
          <p>
            <strong>
              {done.length > 0 ? 'Result' : 'Preview'}: {sumUp(shown)}.
            </strong>
          </p>
        ) : null}
      </div>
      {state && !isPlanned && !isBusy ? (
        <Button buttonStyle="secondary" onClick={() => void during(() => plan(state))}>
          Continue the preview
        </Button>
      ) : null}
      {isPlanned && open.length > 0 && !isBusy ? (
        <div className="tables-confirm">
          {publishes > 0 && !isDraftless ? (
            <p>{publishes === 1 ? '1 of them is' : `${publishes} of them are`} published at once: visitors see it.</p>
          ) : null}
          <Button onClick={() => void apply()}>
            {done.length > 0 ? `Continue with ${rowsIn(open.length)}` : `Import ${rowsIn(open.length)}`}
          </Button>
        </div>
      ) : null}
      <PlannedRows rows={shown} isDraftless={isDraftless} />
    </>
  );
}
