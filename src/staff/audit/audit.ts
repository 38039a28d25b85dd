import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { beginning } from '@/lib/cut';
import { gathered } from '@/lib/gather';
import { databaseOf } from '@/payload/transaction';
import type { AuditAction } from '@/seams/audit';

export const THE_SITE = 'The site';

export const NOT_SIGNED_IN = 'Not signed in';

const MAX_CHARACTERS = 500;

export type AuditEntry = {
  action: AuditAction;
  /** Title of the document. Never words of visitors. */
  title?: string;
  collection?: string;
  document?: string;
  detail?: string;
  /** Actor without an account. Never names of guests or visitors. */
  whoName?: string;
  isAccountGone?: boolean;
};

const shortened = (text: string | undefined) => (text === undefined ? undefined : beginning(text, MAX_CHARACTERS));

type Row = Omit<AuditEntry, 'isAccountGone'> & { who?: string };

const write = gathered<Row>(async (req, rows) => {
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
export const audit = (req: PayloadRequest, { title, detail, whoName, isAccountGone, ...rest }: AuditEntry) =>
  write(req, [
    {
      ...rest,
      title: shortened(title),
      detail: shortened(detail),
      who: isAccountGone ? undefined : req.user?.id,
      whoName: whoName ?? req.user?.name ?? THE_SITE,
    },
  ]);
