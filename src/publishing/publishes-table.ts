import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { bigint, bigserial, pgTable, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core';

type SchemaHook = NonNullable<NonNullable<PostgresAdapter['beforeSchemaInit']>[number]>;

/** The record of publishes. A trigger in the migration assigns `id` at commit, so that ids are in commit order. */
export const withPublishesTable: SchemaHook = ({ adapter, schema }) => {
  const table = (adapter as unknown as PostgresAdapter).pgSchema?.table ?? pgTable;
  return {
    ...schema,
    tables: {
      ...schema.tables,
      publishes: table('publishes', {
        written: bigserial('written', { mode: 'number' }).primaryKey(),
        id: bigint('id', { mode: 'number' }).unique(),
        tags: text('tags').array().notNull(),
        at: timestamp('at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
      }),
    },
  };
};
