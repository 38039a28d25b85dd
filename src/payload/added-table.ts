import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { pgTable } from '@payloadcms/db-postgres/drizzle/pg-core';
import { getTableName } from 'drizzle-orm';

export type SchemaHook = NonNullable<NonNullable<PostgresAdapter['beforeSchemaInit']>[number]>;
type Table = Parameters<SchemaHook>[0]['schema']['tables'][string];

/** Adds a table to Payload's schema, so that Payload's migrations create it. */
export const addedTable =
  (define: (table: typeof pgTable) => Table): SchemaHook =>
  ({ adapter, schema }) => {
    const { pgSchema } = adapter as unknown as { pgSchema?: { table: typeof pgTable } };
    const table = define(pgSchema?.table ?? pgTable);
    return { ...schema, tables: { ...schema.tables, [getTableName(table)]: table } };
  };
