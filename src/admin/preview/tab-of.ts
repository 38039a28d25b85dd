import type { ClientField } from 'payload';

/** Also among fields of rows, not those of named groups: these have paths of their own, such as `meta.title`. */
const hasField = (fields: ClientField[], name: string): boolean =>
  fields.some((field) => ('name' in field ? field.name === name : 'fields' in field && hasField(field.fields, name)));

/** The tab that contains a field of the document, by the first part of its path. Undefined if it is in none. */
export function tabOf(fields: ClientField[], name: string): number | undefined {
  const tabs = fields.find((field) => field.type === 'tabs');
  const index = tabs?.tabs.findIndex((tab) => hasField(tab.fields, name)) ?? -1;
  return index < 0 ? undefined : index;
}
