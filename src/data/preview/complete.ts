import type { FlattenedField } from 'payload';
import type { Schema } from './schema';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const rowsOf = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : []);

export function complete({ fields, blockFields }: Schema, form: Json): Json {
  const one = (field: FlattenedField, value: unknown): unknown => {
    switch (field.type) {
      case 'array':
        return rowsOf(value).map((row) => each(field.flattenedFields, row));
      case 'blocks':
        return rowsOf(value).flatMap((row) => {
          const inside = blockFields(row.blockType);
          return inside ? [each(inside, row)] : [];
        });
      case 'group':
      case 'tab':
        return each(field.flattenedFields, isObject(value) ? value : {});
      case 'text':
      case 'textarea':
        return value ?? (field.required ? '' : value);
      default:
        return value;
    }
  };

  const each = (inside: FlattenedField[], data: Json): Json => {
    const whole = { ...data };
    for (const field of inside) if ('name' in field) whole[field.name] = one(field, data[field.name]);
    return whole;
  };

  return each(fields, form);
}
