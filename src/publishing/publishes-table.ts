import { bigint, bigserial, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core';
import { addedTable } from '@/payload/added-table';

/** The record of publishes. A trigger in the migration assigns `id` at commit, so that ids are in commit order. */
export const withPublishesTable = addedTable((table) =>
  table('publishes', {
    written: bigserial('written', { mode: 'number' }).primaryKey(),
    id: bigint('id', { mode: 'number' }).unique(),
    tags: text('tags').array().notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  }),
);
