import type { Field } from 'payload';
import { inFields } from '@/lib/configured-fields';

export const rowLabel = (kind: string) => ({ path: '/admin/row-label#RowLabel', clientProps: { kind } });

const kindOf = (field: Extract<Field, { type: 'array' }>) =>
  typeof field.labels?.singular === 'string' ? field.labels.singular : 'Entry';

export const withRowLabels = (fields: Field[]): Field[] =>
  inFields(fields, (field) => {
    if (field.type !== 'array') return field;
    const components = { RowLabel: rowLabel(kindOf(field)), ...field.admin?.components };
    return { ...field, admin: { ...field.admin, components } };
  });
