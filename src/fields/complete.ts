import { isRecord } from '@/lib/is-object';
import { insideOf, mapFields, type Schema, type Values } from './walk';

const NO_TEXT = {
  root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children: [] as unknown[] },
};

/** True for a rich text without a paragraph, as content is completed with. */
export const isNoText = (value: unknown): boolean =>
  isRecord(value) && isRecord(value.root) && Array.isArray(value.root.children) && value.root.children.length === 0;

/**
 * With every list, group and required text, as views rely on them: a form that is being filled in lacks some, and so does
 * content from before a field was required.
 */
export const complete = (schema: Schema, content: Values): Values =>
  mapFields(schema, content, ({ field, value }, below) => {
    switch (field.type) {
      case 'blocks':
        // Those of unknown kinds stay: pages leave them out, but each section is known by its number in the form.
        return below(Array.isArray(value) ? value.filter(isRecord) : []);
      case 'array':
        return below(insideOf(field, value, schema.blocks).map(({ values }) => values));
      case 'group':
      case 'tab':
        return below(isRecord(value) ? value : {});
      case 'email':
      case 'text':
      case 'textarea':
        return value ?? (field.required ? '' : value);
      case 'richText':
        return value ?? (field.required ? NO_TEXT : value);
      default:
        return value;
    }
  });
