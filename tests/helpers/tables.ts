import type { Payload } from 'payload';
import { expect } from 'vitest';
import type { PlannedRow } from '@/plugins/tables/plan';
import type { Table } from '@/plugins/tables/read';
import type { Person, signIn } from './staff';

type Staff = Awaited<ReturnType<typeof signIn>>;
type Rows = { rows: PlannedRow[]; error?: string };

const AT_ONCE = 10;

/** Exports and imports tables as the admin does. */
export function tablesOf(staff: Staff, payload: Payload) {
  async function exported(collection: string, format: 'csv' | 'json' = 'csv', id?: string) {
    const filter = id ? `&filter=${encodeURIComponent(JSON.stringify({ id: { equals: id } }))}` : '';
    const address = `/tables/${collection}?format=${format}${filter}`;
    const { status, body } = await staff.editor.rest<{ text: string }>('GET', address);
    expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
    return body.text;
  }

  async function read(collection: string, file: string | Uint8Array) {
    const sent = { data: Buffer.from(file).toString('base64') };
    const { status, body } = await staff.editor.rest<Table & { error?: string }>(
      'POST',
      `/tables/${collection}/read`,
      sent,
    );
    return { status, ...body };
  }

  async function inSlices(address: string, format: Table['format'], rows: object[], who: Person) {
    const all: PlannedRow[] = [];
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      const sent = { format, rows: rows.slice(at, at + AT_ONCE) };
      const { status, body } = await staff[who].rest<Rows>('POST', address, sent);
      expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
      all.push(...body.rows);
    }
    return all;
  }

  const planned = (collection: string, { format, rows }: Table, who: Person = 'editor') =>
    inSlices(`/tables/${collection}/plan`, format, rows, who);

  async function applied(collection: string, { format, rows }: Table, plan: PlannedRow[], who: Person = 'editor') {
    const confirmed = rows.flatMap((row) => {
      const confirm = plan.find(({ line }) => line === row.line)?.confirm;
      return confirm ? [{ ...row, confirm }] : [];
    });
    return inSlices(`/tables/${collection}/apply`, format, confirmed, who);
  }

  /** Read, previewed and carried out. */
  async function imported(collection: string, file: string | Uint8Array) {
    const table = await read(collection, file);
    expect(table.error).toBeUndefined();
    const plan = await planned(collection, table);
    return { table, plan, done: await applied(collection, table, plan) };
  }

  const newest = async (collection: string, id: string) =>
    (await payload.findByID({
      collection: collection as 'pages',
      id,
      draft: true,
      depth: 0,
    })) as unknown as Record<string, unknown>;

  return { exported, read, planned, applied, imported, newest };
}
