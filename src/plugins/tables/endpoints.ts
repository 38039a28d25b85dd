import { Readable } from 'node:stream';
import type { Endpoint, PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { writeRules } from '@/plugins/redirects/api';
import { audit } from '@/staff/audit/audit';
import { staffEndpoint } from '@/staff/endpoint';
import { AT_ONCE, MOST_BYTES } from '@/staff/table-files/limits';
import type { Row } from '@/staff/table-files/rows';
import { PRIVATE_CACHE_CONTROL } from '../../delivery/html/status.ts';
import { type Exported, isExported, isImported } from './collections';
import type { Kind } from './judge';
import { carryOut, type PlannedRow, planRow } from './plan';
import { readTable } from './read';
import { writeTable } from './write';

const forEditors = { can: 'publish', notAllowed: 'Only editors and admins may import and export.' } as const;
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

/** With the first rows already read: a filter that does not fit is refused before the response begins. */
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

const exportEndpoint = staffEndpoint({
  ...forEditors,
  method: 'get',
  path: '/tables/:collection',
  query: z.object({ format: z.enum(['csv', 'json']).default('csv'), filter }),
  invalid: 'Choose CSV or JSON, and a filter of the list.',
  at: z.object({ collection: z.custom<Exported>(isExported) }),
  gone: NO_TABLE,
  work: async (req, { at: { collection }, query: { format, filter: where } }) => {
    await audit(req, { action: 'export', title: collection, collection, detail: format.toUpperCase() });
    const table =
      collection === 'redirects'
        ? [await writeRules(req, format)]
        : writeTable(req, collection, format, where as Where | undefined);
    const bytes = Readable.from(await begun(table), { objectMode: false });
    const name = `${collection}-${new Date().toISOString().slice(0, 10)}.${format}`;
    return new Response(Readable.toWeb(bytes) as unknown as BodyInit, {
      headers: {
        'cache-control': PRIVATE_CACHE_CONTROL,
        'content-type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json',
        'content-disposition': `attachment; filename="${name}"`,
      },
    });
  },
});

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
  body: z.ZodType<T>,
  work: (req: PayloadRequest, collection: Kind['collection'], sent: T) => Promise<object>,
): Endpoint =>
  staffEndpoint({
    ...forEditors,
    method: 'post',
    path: `/tables/:collection/${action}`,
    at: z.object({ collection: z.custom<Kind['collection']>(isImported) }),
    gone: NO_TABLE,
    body,
    work: (req, sent) => work(req, sent.at.collection, sent.body),
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
