import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { databaseOf } from '@/payload/transaction';

/** What earlier transfers know of a document: its id here, and what the last one that stands has left. */
export type Known = { id: string; fingerprint?: string };

type Row = { source: string; document: string; fingerprint: string | null; state: string };

/** By the ids of the source. */
export async function knownFrom(req: PayloadRequest, sources: string[]): Promise<Map<string, Known>> {
  if (sources.length === 0) return new Map();
  const ids = sql.join(
    sources.map((id) => sql`${id}`),
    sql`, `,
  );
  const { rows } = await (await databaseOf(req.payload, req)).execute<Row>(sql`
    select entry.source, entry.document, entry.fingerprint, transfer.state
    from payload.transfers_documents entry
    join payload.transfers transfer on transfer.id = entry._parent_id
    where entry.source in (${ids})
    order by transfer.created_at`);
  const known = new Map<string, Known>();
  for (const { source, document, fingerprint, state } of rows) {
    const stands = state === 'made' && fingerprint !== null;
    known.set(source, { id: document, fingerprint: stands ? fingerprint : known.get(source)?.fingerprint });
  }
  return known;
}
