import type { Payload } from 'payload';
import { z } from 'zod';
import { MOST_FROM_CHARACTERS } from '@/fields/redirect-from';

export const hitsSchema = z
  .array(
    z.object({
      from: z.string().max(MOST_FROM_CHARACTERS),
      hits: z.number().int().min(1).max(1_000_000_000),
      last: z.iso.datetime(),
    }),
  )
  .max(50_000);
export type Hits = z.infer<typeof hitsSchema>;

const ADD = `
  update payload.redirects as rule
  set hits = coalesce(rule.hits, 0) + counted.hits,
      last_hit = greatest(rule.last_hit, counted.last)
  from unnest($1::text[], $2::bigint[], $3::timestamptz[]) as counted(path, hits, last)
  where rule."from" = counted.path`;

/** In one statement past Payload: a hit is not an edit. Hits of deleted rules are dropped. */
export async function addHits(payload: Payload, counted: Hits): Promise<void> {
  const column = <K extends keyof Hits[number]>(name: K) => counted.map((row) => row[name]);
  await payload.db.pool.query(ADD, [column('from'), column('hits'), column('last')]);
}
