import { Readable } from 'node:stream';
import type { Endpoint, PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { hasRole } from '@/access/roles';
import { PRIVATE_CACHE_CONTROL } from '../../delivery/html/status.ts';
import { audit } from '../audit/audit';
import { writeRules } from '../redirects/write-rules';
import { isExported, isImported } from './collections';
import type { Kind } from './judge';
import { AT_ONCE, MOST_BYTES } from './limits';
import { carryOut, type PlannedRow, planRow } from './plan';
import { TableProblem } from './problem';
import { type Row, readTable } from './read';
import { writeTable } from './write';

const headers = { 'cache-control': PRIVATE_CACHE_CONTROL };
const refuse = (status: number, error: string) => Response.json({ error }, { status, headers });

const mayTransfer = (req: PayloadRequest) => hasRole(req, 'admin', 'editor');
const NOT_ALLOWED = 'Only editors and admins may import and export.';
const NO_TABLE = 'There is no table of this kind.';

/** The filter of a list, as JSON. */
const filter = z
  .string()
  .max(5_000)
  .transform((text, context): unknown => {
    try {
      return text === '' ? undefined : JSON.parse(text);
    } catch {
      context.addIssue('It is not JSON.');
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string(), z.unknown()).optional())
  .optional();

/** With the first rows already read: a filter that does not fit is refused before the answer begins. */
async function begun(table: AsyncIterable<string> | Iterable<string>): Promise<AsyncIterable<string>> {
  const rows = (async function* () {
    yield* table;
  })();
  const first = [await rows.next(), await rows.next()];
  return (async function* () {
    for (const { done, value } of first) if (!done) yield value;
    yield* rows;
  })();
}

const exportEndpoint: Endpoint = {
  path: '/tables/:collection',
  method: 'get',
  handler: async (req) => {
    if (!mayTransfer(req)) return refuse(403, NOT_ALLOWED);
    const collection = req.routeParams?.collection;
    if (!isExported(collection)) return refuse(404, NO_TABLE);
    const format = z.enum(['csv', 'json']).safeParse(req.query.format ?? 'csv').data;
    const where = filter.safeParse(req.query.filter);
    if (!format || !where.success) return refuse(400, 'Choose CSV or JSON, and a filter of the list.');
    await audit(req, { action: 'export', title: collection, collection, detail: format.toUpperCase() });
    const table =
      collection === 'redirects'
        ? [await writeRules(req, format)]
        : writeTable(req, collection, format, where.data as Where | undefined);
    const bytes = Readable.from(await begun(table), { objectMode: false });
    const name = `${collection}-${new Date().toISOString().slice(0, 10)}.${format}`;
    return new Response(Readable.toWeb(bytes) as unknown as BodyInit, {
      headers: {
        ...headers,
        'content-type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json',
        'content-disposition': `attachment; filename="${name}"`,
      },
    });
  },
};

const file = z.object({
  data: z
    .base64('The file cannot be read.')
    .min(1, 'The file is empty.')
    .max(Math.ceil(MOST_BYTES / 3) * 4, `The file is larger than ${MOST_BYTES / 1024 / 1024} MB. Split it.`),
});

const row = z.object({
  line: z.int().min(1),
  cells: z.array(z.tuple([z.string().max(200), z.unknown()])).max(500),
  problem: z.string().max(300).optional(),
});
const confirm = z.object({
  id: z.uuid(),
  base: z.iso.datetime().nullable(),
  publishes: z.boolean(),
  ticket: z.string().max(200),
});
const rowsOf = <T>(one: z.ZodType<T>) =>
  z.object({ format: z.enum(['csv', 'json']), rows: z.array(one).min(1).max(AT_ONCE) });

const importing = <T>(
  action: string,
  schema: z.ZodType<T>,
  work: (req: PayloadRequest, collection: Kind['collection'], sent: T) => Promise<object>,
): Endpoint => ({
  path: `/tables/:collection/${action}`,
  method: 'post',
  handler: async (req) => {
    if (!mayTransfer(req)) return refuse(403, NOT_ALLOWED);
    const collection = req.routeParams?.collection;
    if (!isImported(collection)) return refuse(404, NO_TABLE);
    const sent = schema.safeParse(await req.json?.().catch(() => undefined));
    if (!sent.success) return refuse(400, sent.error.issues[0]?.message ?? 'The request cannot be read.');
    try {
      return Response.json(await work(req, collection, sent.data), { headers });
    } catch (error) {
      if (error instanceof TableProblem) return refuse(400, error.message);
      throw error;
    }
  },
});

async function inTurn<R extends Row>(
  rows: R[],
  work: (row: R) => Promise<PlannedRow>,
): Promise<{ rows: PlannedRow[] }> {
  const done: PlannedRow[] = [];
  for (const one of rows) done.push(await work(one));
  return { rows: done };
}

/**
 * Under `/api/tables/:collection`, for editors: `GET ?format=csv` exports; `POST read` `{ data }` returns the rows of a
 * file, `plan` what a few of them would do, `apply` carries out what a plan has shown. Nothing is kept in between.
 */
export const tableEndpoints: Endpoint[] = [
  exportEndpoint,
  importing('read', file, (req, collection, { data }) =>
    readTable(req.payload, collection, Buffer.from(data, 'base64')),
  ),
  importing('plan', rowsOf(row), (req, collection, { format, rows }) =>
    inTurn(rows, (one) => planRow(req, { collection, format }, one)),
  ),
  importing('apply', rowsOf(row.extend({ confirm })), (req, collection, { format, rows }) =>
    inTurn(rows, (one) => carryOut(req, { collection, format }, one, one.confirm)),
  ),
];
