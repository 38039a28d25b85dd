import type { SchemaHook } from './added-table';

/** Payload would leave a version autosaved during a deletion as a row without an id in the admin's lists. */
export const withCascadingVersions: SchemaHook = ({ adapter, schema }) => {
  for (const [name, table] of Object.entries(adapter.rawTables)) {
    const parent = table.columns.parent?.reference;
    if (parent && name.startsWith('_')) parent.onDelete = 'cascade';
  }
  return schema;
};
