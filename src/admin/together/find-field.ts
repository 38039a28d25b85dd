import type { ClientField } from 'payload';

export function findField(fields: ClientField[], name: string): ClientField | undefined {
  for (const field of fields) {
    if ('name' in field && field.name === name) return field;
    const inside =
      field.type === 'tabs'
        ? field.tabs.flatMap((tab): ClientField[] =>
            'name' in tab && tab.name ? [{ ...tab, type: 'group' } as ClientField] : tab.fields,
          )
        : 'fields' in field && !('name' in field && field.name)
          ? field.fields
          : [];
    const found = findField(inside, name);
    if (found) return found;
  }
  return undefined;
}
