import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { bigint, integer, pgTable, varchar } from '@payloadcms/db-postgres/drizzle/pg-core';

export const LIMITS_TABLE = 'sign_in_limits';

type SchemaHook = NonNullable<NonNullable<PostgresAdapter['beforeSchemaInit']>[number]>;

/** In Payload's schema, so that Payload's migrations create the table of `rate-limiter-flexible`. */
export const withLimitsTable: SchemaHook = ({ adapter, schema }) => {
  const table = (adapter as unknown as PostgresAdapter).pgSchema?.table ?? pgTable;
  return {
    ...schema,
    tables: {
      ...schema.tables,
      [LIMITS_TABLE]: table(LIMITS_TABLE, {
        key: varchar('key', { length: 255 }).primaryKey(),
        points: integer('points').notNull().default(0),
        expire: bigint('expire', { mode: 'number' }),
      }),
    },
  };
};
