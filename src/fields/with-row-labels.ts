import type { Field } from 'payload';

export const rowLabel = (kind: string) => ({ path: '/admin/row-label#RowLabel', clientProps: { kind } });

const kindOf = (field: Extract<Field, { type: 'array' }>) =>
  typeof field.labels?.singular === 'string' ? field.labels.singular : 'Entry';

export function withRowLabels(fields: Field[]): Field[] {
  return fields.map((field) => {
    if (field.type === 'tabs') {
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: withRowLabels(tab.fields) })) };
    }
    if (field.type === 'array') {
      const components = { RowLabel: rowLabel(kindOf(field)), ...field.admin?.components };
      return { ...field, admin: { ...field.admin, components }, fields: withRowLabels(field.fields) };
    }
    return 'fields' in field ? ({ ...field, fields: withRowLabels(field.fields) } as Field) : field;
  });
}
