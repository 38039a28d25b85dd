import type { Field } from 'payload';
import { describe, expect, it } from 'vitest';
import { edited } from '../../../tests/helpers/edited';

type Seen = { path: string; field: Field & { name: string } };

/** Set by buttons and the server. */
const notTyped = ['_status', 'editorial', 'lastEditor'];

function filledIn(fields: Field[], parent: string): Seen[] {
  return fields.flatMap((field): Seen[] => {
    if (field.type === 'ui' || field.admin?.hidden) return [];
    if ('name' in field && notTyped.includes(field.name ?? '')) return [];
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => filledIn(tab.fields, parent));
    const path = 'name' in field && field.name ? `${parent}.${field.name}` : parent;
    // Described on the list.
    const isLines = field.type === 'array' && field.fields.length === 1;
    const inside = 'fields' in field && !isLines ? filledIn(field.fields, path) : [];
    // Groups need no description; their fields do.
    if (!('name' in field) || field.type === 'group') return inside;
    return [{ path, field: field as Seen['field'] }, ...inside];
  });
}

const seen = edited.flatMap(({ slug, fields }) => filledIn(fields, slug));
const descriptionOf = ({ field }: Seen) => (field.admin as { description?: unknown } | undefined)?.description;

describe.each(seen.map((one) => [one.path, one] as const))('%s', (_, one) => {
  it('says in plain words what it is for', () => {
    const words = descriptionOf(one);
    // The label of a checkbox is its description.
    const isLabelled = one.field.type === 'checkbox' && typeof one.field.label === 'string';
    if (!isLabelled) expect(words).toEqual(expect.stringMatching(/^\S.{2,}/));
    expect(String(words)).not.toMatch(/\b(slug|href|url|boolean|enum|json|null|regex|string|array|node|id)\b/i);
  });
});
