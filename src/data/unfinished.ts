import type { Field } from 'payload';

type Data = Record<string, unknown>;

/** `whatYouDo` as people read it; fields that say what they are called say so. */
const labelOf = (field: { name: string; label?: unknown }): string =>
  typeof field.label === 'string'
    ? field.label
    : field.name.replace(/([A-Z])/g, ' $1').replace(/^./, (first) => first.toUpperCase());

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const asData = (value: unknown): Data => (value && typeof value === 'object' ? (value as Data) : {});

/** Is the field asked for, as the other values are? A condition that cannot be judged asks for it. */
function isAsked(field: Field, data: Data, siblings: Data): boolean {
  const condition = field.admin?.condition as ((data: Data, siblings: Data, more: object) => boolean) | undefined;
  try {
    return condition ? condition(data, siblings, { user: null }) !== false : true;
  } catch {
    return true;
  }
}

/**
 * What a document or section still needs before it can be published, as the form calls it. Drafts are saved without, and
 * what draws them counts on it. Sections inside are left to whoever draws those.
 */
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
