import type { Field } from 'payload';

/** The component that draws the line of a folded row, and what it calls the kind of row. */
export const rowLabel = (kind: string) => ({ path: '/components/admin/row-label#RowLabel', clientProps: { kind } });

const kindOf = (field: Extract<Field, { type: 'array' }>) =>
  typeof field.labels?.singular === 'string' ? field.labels.singular : 'Row';

/** The same fields, where folded rows of every list say what is in them instead of their number only. */
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
