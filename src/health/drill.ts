import { KEY_VALUES } from '../payload/own-tables.ts';
import type { Query } from './check.ts';

/** In Payload's key-value table: when a person last restored a backup elsewhere, to see that it works. */
export const LAST_DRILL = 'last-drill';

export type LastDrill = { at: string };

export async function noteDrill(query: Query, now = new Date()): Promise<void> {
  await query(
    `insert into ${KEY_VALUES} (key, data) values ($1, $2) on conflict (key) do update set data = excluded.data`,
    [LAST_DRILL, JSON.stringify({ at: now.toISOString() } satisfies LastDrill)],
  );
}
