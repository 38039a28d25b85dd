import type { Payload } from 'payload';
import type { Manifest } from '@/backup/manifest';

/** What admins compare before they restore: tables with people's work. */
const counted = [
  ['payload.pages', 'Pages'],
  ['payload.jobs', 'Jobs'],
  ['payload.newsletter_issues', 'Newsletter issues'],
  ['payload.media', 'Media'],
  ['payload.forms', 'Forms'],
  ['payload.redirects', 'Redirects'],
  ['payload.releases', 'Releases'],
  ['payload.users', 'Staff accounts'],
  ['payload.audit_log', 'Entries of the audit log'],
  ['public.contact_messages', 'Messages'],
  ['public.form_submissions', 'Form submissions'],
  ['public.newsletter_subscribers', 'Subscribers'],
  ['public.bookings', 'Bookings'],
  ['auth.users', 'Visitor accounts'],
] as const;

export type Compared = { label: string; inBackup: number; now?: number };

async function countNow(payload: Payload, table: string): Promise<number | undefined> {
  const { rows } = await payload.db.pool.query<{ is: boolean }>('select to_regclass($1) is not null as "is"', [table]);
  if (!rows[0]?.is) return undefined;
  // The name is from the list above.
  const result = await payload.db.pool.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return result.rows[0]?.count;
}

export async function compareContents(payload: Payload, { tables }: Pick<Manifest, 'tables'>): Promise<Compared[]> {
  const rows = new Map(tables.map(({ schema, name, rows }) => [`${schema}.${name}`, rows]));
  const compared: Compared[] = [];
  for (const [table, label] of counted) {
    const inBackup = rows.get(table);
    if (inBackup !== undefined) compared.push({ label, inBackup, now: await countNow(payload, table) });
  }
  return compared;
}
