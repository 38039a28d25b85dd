import { isolateObjectProperty, type PayloadRequest } from 'payload';
import { inTransaction, rehearse } from '@/payload/transaction';
import { isTicketFor, ticketFor } from '@/services/preview-ticket';
import { audit } from '@/staff/audit/audit';
import { serialise } from '@/staff/editorial/no-silent-overwrite';
import { wordsOf } from '@/staff/editorial/words-of';
import { refuse, TableProblem } from '@/staff/table-files/problem';
import type { Row } from '@/staff/table-files/rows';
import { columnsOf } from './columns';
import { type Change, type Judged, judge, type Kind, type Work } from './judge';
import { valueAt } from './places';
import { save } from './save';
import { difference } from './shown';
import { valueIn } from './values';

export type Outcome = 'created' | 'changed' | 'same' | 'refused';

/** A row of the preview, or of the result. */
export type PlannedRow = {
  line: number;
  title: string;
  outcome: Outcome;
  changes: Change[];
  warnings: string[];
  /** Visitors see the change. */
  publishes: boolean;
  reason?: string;
  href?: string;
  /** To carry it out as it was shown. */
  confirm?: Confirm;
};

export type Confirm = Pick<Work, 'id' | 'base' | 'publishes'> & { ticket: string };

const SINCE = 'The document was changed since the preview, and was left alone. Choose the file again.';
const NOT_SHOWN = 'This was not shown in a preview, or more than an hour ago. Choose the file again.';

/** Each row starts without what the hooks of others have noted. */
const apart = (req: PayloadRequest): PayloadRequest => {
  const own = isolateObjectProperty(req, ['context', 'transactionID']);
  own.context = { ...req.context };
  return own;
};

const aboutOf = (req: PayloadRequest, kind: Kind, { cells }: Row, { id, base, publishes }: Omit<Confirm, 'ticket'>) => [
  req.user?.id,
  kind.collection,
  kind.format,
  cells,
  id,
  base,
  publishes,
];

const outcomeOf = ({ work, isNew }: Judged): Outcome => (work ? (isNew ? 'created' : 'changed') : 'same');

const hrefOf = ({ collection }: Kind, id: unknown) =>
  typeof id === 'string' && id !== '' ? { href: `/admin/collections/${collection}/${id.trim().toLowerCase()}` } : {};

const rowOf = (kind: Kind, row: Row, judged: Judged): PlannedRow => ({
  line: row.line,
  title: judged.title,
  outcome: outcomeOf(judged),
  changes: judged.changes,
  warnings: judged.warnings,
  publishes: judged.work?.publishes ?? false,
  ...(judged.isNew ? {} : hrefOf(kind, row.cells.find(([name]) => name === 'id')?.[1])),
});

/** The reason, for a person; unexpected errors are logged and stay on the server. */
function refused(req: PayloadRequest, row: Row, error: unknown): PlannedRow {
  const reason = error instanceof TableProblem ? error.message : wordsOf(req, error);
  return { line: row.line, title: '', outcome: 'refused', changes: [], warnings: [], publishes: false, reason };
}

/** Saving spells some values in its own way, such as slugs. */
function asSaved({ payload }: PayloadRequest, { collection }: Kind, changes: Change[], saved: object): Change[] {
  const columns = columnsOf(payload, collection);
  return changes.map((change) => {
    const column = columns.find(({ name }) => name === change.column);
    if (!column || column.kind === 'json') return change;
    return { ...change, ...difference(change.before, valueIn(column, valueAt(saved, column.name))) };
  });
}

/** What a row would do: it is saved as the form would save it, and taken back. */
export async function planRow(request: PayloadRequest, kind: Kind, row: Row): Promise<PlannedRow> {
  const req = apart(request);
  try {
    if (row.problem) refuse(row.problem);
    const judged = await judge(req, kind, row);
    const { work } = judged;
    const planned = rowOf(kind, row, judged);
    if (!work) return planned;
    const saved = await rehearse(req, () => save(req, kind, work));
    const { id, base, publishes } = work;
    return {
      ...planned,
      changes: asSaved(req, kind, judged.changes, saved),
      confirm: { id, base, publishes, ticket: ticketFor(aboutOf(req, kind, row, work)) },
    };
  } catch (error) {
    return refused(req, row, error);
  }
}

const detailOf = ({ format }: Kind, { line }: Row, { changes, isNew, work }: Judged) => {
  const what = isNew ? 'Created' : `Changed ${changes.map(({ column }) => column).join(', ')}`;
  return `${format.toUpperCase()}, line ${line}: ${what}${work?.publishes ? ', and published' : ', as a draft'}`;
};

/** Carries out what a preview has shown, or nothing. Sent again after an interruption, it finds its work done. */
export async function carryOut(request: PayloadRequest, kind: Kind, row: Row, confirm: Confirm): Promise<PlannedRow> {
  const req = apart(request);
  try {
    if (!isTicketFor(aboutOf(req, kind, row, confirm), confirm.ticket)) refuse(NOT_SHOWN);
    return await inTransaction(req, async () => {
      await serialise(req, confirm.id);
      const judged = await judge(req, kind, row, confirm.base === null ? confirm.id : undefined);
      const planned = { ...rowOf(kind, row, judged), ...hrefOf(kind, confirm.id) };
      const { work } = judged;
      if (!work) return planned;
      if (work.base !== confirm.base || work.publishes !== confirm.publishes) refuse(SINCE);
      await save(req, kind, work);
      const detail = detailOf(kind, row, judged);
      await audit(req, {
        action: 'import',
        title: judged.title,
        collection: kind.collection,
        document: work.id,
        detail,
      });
      return planned;
    });
  } catch (error) {
    return refused(req, row, error);
  }
}
