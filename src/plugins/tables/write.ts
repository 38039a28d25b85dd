import { stringify } from 'csv-stringify/sync';
import type { PayloadRequest, Where } from 'payload';
import { escaped } from '@/staff/table-files/formulas';
import type { Imported } from './collections';
import { type Column, columnsOf, hasDrafts, headingsOf } from './columns';
import { setAt, valueAt } from './places';
import type { Format } from './read';
import { cellOf, type Value, valueIn } from './values';

const AT_ONCE = 50;
/** More would take longer than a request may. */
const MOST_EXPORTED = 20_000;

type Json = Record<string, unknown>;

type Cells = [name: string, value: Value, column: Column | undefined][];

function cellsOf(document: Json, columns: Column[], isDrafted: boolean): Cells {
  const own = columns.map((column): Cells[number] => [
    column.name,
    valueIn(column, valueAt(document, column.name)),
    column,
  ]);
  const status: Cells = isDrafted ? [['_status', document._status as Value, undefined]] : [];
  return [
    ['id', document.id as Value, undefined],
    ...own,
    ...status,
    ['updatedAt', document.updatedAt as Value, undefined],
  ];
}

/** Texts only: a negative number is no formula. */
const csvCell = ([, value, column]: Cells[number]) =>
  column?.kind === 'text' ? escaped(cellOf(value)) : cellOf(value);

function jsonOf(cells: Cells): Json {
  const document: Json = {};
  for (const [name, value] of cells) setAt(document, name, value);
  return document;
}

async function* batches(req: PayloadRequest, collection: Imported, where: Where | undefined): AsyncGenerator<Json[]> {
  for (let page = 1; (page - 1) * AT_ONCE < MOST_EXPORTED; page += 1) {
    const { docs, hasNextPage } = await req.payload.find({
      collection: collection as 'pages',
      ...(where && { where }),
      draft: hasDrafts(req.payload, collection),
      sort: ['createdAt', 'id'],
      depth: 0,
      limit: AT_ONCE,
      page,
      overrideAccess: false,
      req,
    });
    yield docs as unknown as Json[];
    if (!hasNextPage) return;
  }
}

const csv = (rows: string[][]) => stringify(rows, { quoted_match: /[\r\n]/ });

/** The newest version of each document, one per row. What a cell cannot hold is JSON; linked documents are ids. */
export async function* writeTable(
  req: PayloadRequest,
  collection: Imported,
  format: Format,
  where?: Where,
): AsyncGenerator<string> {
  const columns = columnsOf(req.payload, collection);
  const isDrafted = hasDrafts(req.payload, collection);
  yield format === 'csv' ? `\uFEFF${csv([headingsOf(req.payload, collection)])}` : '[';
  let isFirst = true;
  for await (const documents of batches(req, collection, where)) {
    const rows = documents.map((document) => cellsOf(document, columns, isDrafted));
    if (rows.length === 0) continue;
    if (format === 'csv') yield csv(rows.map((row) => row.map(csvCell)));
    else yield `${isFirst ? '\n' : ',\n'}${rows.map((row) => JSON.stringify(jsonOf(row))).join(',\n')}`;
    isFirst = false;
  }
  if (format === 'json') yield '\n]\n';
}
