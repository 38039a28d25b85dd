import { sql } from '@payloadcms/db-postgres';
import { beginning } from '@/lib/cut';
import { gathered } from '@/lib/gather';
import { databaseOf } from '@/payload/transaction';
import type { AuditEntry, Records } from '@/seams/audit';
import { THE_SITE } from '@/staff/audit/audit';

const MAX_CHARACTERS = 500;

const shortened = (text: string | undefined) => (text === undefined ? undefined : beginning(text, MAX_CHARACTERS));

type Row = Omit<AuditEntry, 'isAccountGone'> & { who?: string };

const insert = gathered<Row>(async (req, rows) => {
  const column = (name: keyof Row) => sql.param(rows.map((row) => row[name]));
  await (await databaseOf(req.payload, req)).execute(sql`
    insert into payload.audit_log (action, title, collection, document, detail, who_id, who_name, created_at)
    select *, clock_timestamp() from unnest(${column('action')}::payload.enum_audit_log_action[],
      ${column('title')}::text[], ${column('collection')}::text[], ${column('document')}::text[],
      ${column('detail')}::text[], ${column('who')}::uuid[], ${column('whoName')}::text[])`);
});

/**
 * In the transaction of the change. Stores the actor's name, so that the entry outlives the account. Past Payload's
 * operation, which would read the entry back.
 */
export const write: Records['write'] = (req, { title, detail, whoName, isAccountGone, ...rest }) =>
  insert(req, [
    {
      ...rest,
      title: shortened(title),
      detail: shortened(detail),
      who: isAccountGone ? undefined : req.user?.id,
      whoName: whoName ?? req.user?.name ?? THE_SITE,
    },
  ]);
