import { Link } from '@/payload/link';
import type { Outcome, PlannedRow } from '../plan';

const words: Record<Outcome, string> = { created: 'New', changed: 'Changed', same: 'Unchanged', refused: 'Refused' };

const countOf = (rows: PlannedRow[], outcome: Outcome): number => rows.filter((row) => row.outcome === outcome).length;

export const sumUp = (rows: PlannedRow[]): string =>
  (Object.keys(words) as Outcome[])
    .map((outcome) => [countOf(rows, outcome), words[outcome].toLowerCase()] as const)
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ');

function howOf({ outcome, publishes }: PlannedRow): string {
  if (outcome !== 'created' && outcome !== 'changed') return words[outcome];
  return `${words[outcome]}, ${publishes ? 'published at once' : 'as a draft'}`;
}

function PlannedItem({ row, isDraftless }: { row: PlannedRow; isDraftless: boolean }) {
  const { line, title, href, outcome, changes, reason, warnings } = row;
  return (
    <li data-outcome={outcome}>
      <p className="tables-row">
        <span className="admin-small">Line {line}</span>
        {title && href ? (
          <Link href={href} prefetch={false}>
            {title}
          </Link>
        ) : (
          <span>{title}</span>
        )}
        <strong>{isDraftless ? words[outcome] : howOf(row)}</strong>
      </p>
      {reason ? <p>{reason}</p> : null}
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
      {changes.length > 0 ? (
        <dl>
          {changes.map(({ column, label, before, after }) => (
            <div key={column}>
              <dt>{label}</dt>
              <dd>
                {before ? <del>{before}</del> : null} {after ? <ins>{after}</ins> : <em>empty</em>}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </li>
  );
}

/** Lines that change nothing are only counted. */
export function PlannedRows({ rows, isDraftless }: { rows: PlannedRow[]; isDraftless: boolean }) {
  const shown = rows.filter(({ outcome, warnings }) => outcome !== 'same' || warnings.length > 0);
  return (
    <ol className="tables-rows">
      {shown.map((row) => (
        <PlannedItem key={row.line} row={row} isDraftless={isDraftless} />
      ))}
    </ol>
  );
}
