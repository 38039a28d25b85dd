import type { Field } from 'payload';

type Data = Record<string, unknown>;

const labelOf = (field: { name: string; label?: unknown }): string =>
  typeof field.label === 'string'
    ? field.label
    : field.name.replace(/([A-Z])/g, ' $1').replace(/^./, (first) => first.toUpperCase());

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const asData = (value: unknown): Data => (value && typeof value === 'object' ? (value as Data) : {});

/** A condition that throws counts as met. */
function isAsked(field: Field, data: Data, siblings: Data): boolean {
  const condition = field.admin?.condition as ((data: Data, siblings: Data, more: object) => boolean) | undefined;
  try {
    return condition ? condition(data, siblings, { user: null }) !== false : true;
  } catch {
    return true;
  }
}

/** Labels of required fields that are still empty. Nested sections are checked where they are rendered. */
export function missingIn(fields: Field[], data: Data, siblings: Data = data): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === 'ui' || !isAsked(field, data, siblings)) return [];
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) =>
        missingIn(tab.fields, data, 'name' in tab && tab.name ? asData(siblings[tab.name]) : siblings),
      );
    }
    if (!('name' in field) || !field.name) return 'fields' in field ? missingIn(field.fields, data, siblings) : [];
    const value = siblings[field.name];
    if (field.type === 'group') return missingIn(field.fields, data, asData(value));
    if ('required' in field && field.required && isEmpty(value)) return [labelOf(field as { name: string })];
    if (field.type !== 'array' || !Array.isArray(value)) return [];
    return [...new Set(value.flatMap((row) => missingIn(field.fields, data, asData(row))))];
  });
}
