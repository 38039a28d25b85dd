import { type Field, flattenAllFields } from 'payload';
import { isNoText } from '@/fields/complete';
import { fieldsOf } from '@/fields/walk';

type Data = Record<string, unknown>;

const labelOf = (field: { name: string; label?: unknown }): string =>
  typeof field.label === 'string'
    ? field.label
    : field.name.replace(/([A-Z])/g, ' $1').replace(/^./, (first) => first.toUpperCase());

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  isNoText(value);

/** The list that a field is in, whose rows a person cannot distinguish here. */
const listOf = (path: string) => /^(.*?)\.\d+\./.exec(path)?.[1];

/** Labels of required fields that are still empty, once for each list. Nested sections are checked where they are rendered. */
export function missingIn(fields: Field[], data: Data): string[] {
  const schema = { fields: flattenAllFields({ fields, cache: true }), blocks: {} };
  const missing = new Map<string, string>();
  for (const { field, value, path, block } of fieldsOf(schema, data)) {
    const isRequired = 'required' in field && field.required && field.type !== 'group';
    if (Object.keys(block).length > 0 || !isRequired || !isEmpty(value)) continue;
    const list = listOf(path);
    missing.set(list ? `${list} ${labelOf(field)}` : path, labelOf(field));
  }
  return [...missing.values()];
}
