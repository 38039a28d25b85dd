import type { PostgresAdapter } from '@payloadcms/db-postgres';

type SchemaHook = NonNullable<NonNullable<PostgresAdapter['beforeSchemaInit']>[number]>;

/**
 * Deletes versions with their document. Payload deletes those it sees and would set the reference of the others to null:
 * an autosave that meets a deletion would stay in the admin's lists as a row without an id.
 */
export const withCascadingVersions: SchemaHook = ({ adapter, schema }) => {
  for (const [name, table] of Object.entries(adapter.rawTables)) {
    const parent = table.columns.parent?.reference;
    if (parent && name.startsWith('_')) parent.onDelete = 'cascade';
  }
  return schema;
};
