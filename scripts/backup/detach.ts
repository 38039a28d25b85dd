import { inTransaction, named } from '../../src/backup/connection.ts';
import { detachedName, markDetached, unmarkDetached } from '../../src/env/detached.ts';

const WHY = 'This site is a detached copy.';

type Change = { table: string; statement: string };

/** Whatever would act on the world, or on the copy by itself, is off. Its record stays. */
const changes: Change[] = [
  { table: 'webhooks', statement: `update payload.webhooks set is_on = false, off_reason = '${WHY}' where is_on` },
  {
    table: 'webhook_deliveries',
    statement: `update payload.webhook_deliveries set state = 'failed', due_at = null, error = '${WHY}' where state = 'waiting'`,
  },
  { table: 'api_keys', statement: 'update payload.api_keys set revoked_at = now() where revoked_at is null' },
  { table: 'transfer_targets', statement: 'update payload.transfer_targets set sealed_key = null' },
  { table: 'releases', statement: 'update payload.releases set publish_at = null where publish_at is not null' },
  // Scheduled changes of documents.
  { table: 'payload_jobs', statement: 'delete from payload.payload_jobs where completed_at is null' },
  {
    table: 'newsletter_sends',
    statement:
      'update public.newsletter_sends set cancelled_at = now() where queued_at is null and cancelled_at is null',
  },
  {
    table: 'mail_outbox',
    statement: `update public.mail_outbox set given_up_at = now(), last_error = '${WHY}' where sent_at is null and given_up_at is null`,
  },
];

/** The names of guests, who are visitors without an account. */
const ofGuests: Change[] = [
  { table: 'comments', statement: `update payload.comments set guest_name = 'A guest' where guest_name is not null` },
  { table: 'approvals', statement: `update payload.approvals set name = 'A guest'` },
];

/**
 * A restored copy that fires nothing: no webhook, mail or schedule, no key of another program, and, until the mark in
 * its data directory is removed, the rules of a site that is not the public one (SITE_ENVIRONMENT).
 */
export async function detach(place: {
  databaseUrl: string;
  dataDir: string;
  isWithoutVisitors?: boolean;
}): Promise<void> {
  const wasDetached = detachedName(place.dataDir) !== undefined;
  markDetached(place.dataDir);
  try {
    await inTransaction(place.databaseUrl, async (client) => {
      for (const { table, statement } of place.isWithoutVisitors ? [...changes, ...ofGuests] : changes) {
        const schema = statement.includes('public.') ? 'public' : 'payload';
        // A backup of an older release, or without visitors, lacks some of them.
        const { rows } = await client.query('select to_regclass($1) is not null as is_there', [named(schema, table)]);
        if (rows[0]?.is_there) await client.query(statement);
      }
    });
  } catch (error) {
    if (!wasDetached) unmarkDetached(place.dataDir);
    throw error;
  }
}
