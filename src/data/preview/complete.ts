import { insideOf, mapFields, type Schema, type Values } from '@/fields/walk';
import { isRecord } from '@/lib/is-object';

/** What a form sends while it is being filled in, with every list, group and required text. */
export const complete = (schema: Schema, form: Values): Values =>
  mapFields(schema, form, ({ field, value }, below) => {
    switch (field.type) {
      case 'blocks':
        // Those of unknown kinds stay: pages leave them out, but each section is known by its number in the form.
        return below(Array.isArray(value) ? value.filter(isRecord) : []);
      case 'array':
        return below(insideOf(field, value, schema.blocks).map(({ values }) => values));
      case 'group':
      case 'tab':
        return below(isRecord(value) ? value : {});
      case 'text':
      case 'textarea':
        return value ?? (field.required ? '' : value);
      default:
        return value;
    }
  });
