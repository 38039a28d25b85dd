import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { pageTables } from '@/lib/paths';
import { databaseOf } from '@/payload/transaction';
import { statusOf } from '../../redirects/redirects.ts';
import type { Standing } from './import-plan';

export type StoredRule = Standing & { id: string; from: string };

type Row = { id: string; from: string; match: 'exact' | 'prefix'; status: string; to: string | null } & {
  label: string | null;
  updated_at: Date | string;
};

/** Only names from code, so nothing to inject. */
const pathOf = Object.values(pageTables)
  .map((table) => `(select p.path from payload.${table} p where p.id = l.${table}_id)`)
  .join(', ');
const ALL = `select r.id::text, r."from", r.match, r.status, r.to_label as label, r.updated_at,
    coalesce(${pathOf}, r.to_address) as to
  from payload.redirects r left join payload.redirects_rels l on l.parent_id = r.id and l.path = 'to.document'
  order by r."from"`;

/** All redirects with the paths that they lead to, also of unpublished pages. Access must have been checked. */
export async function storedRules(payload: Payload, req?: PayloadRequest): Promise<StoredRule[]> {
  const { rows } = await (await databaseOf(payload, req)).execute<Row>(sql.raw(ALL));
  return rows.map(({ id, from, match, status, to, label, updated_at }) => ({
    id,
    from,
    match,
    status: statusOf(status),
    to: to ?? '',
    label: label ?? '',
    updatedAt: new Date(updated_at).toISOString(),
  }));
}
