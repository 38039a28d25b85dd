import type { UIField } from 'payload';

type More = { label?: string; position?: 'sidebar' };

/** A part of a form that stores nothing, such as a panel. @param component as in the import map */
export const uiField = (name: string, component: string, { label, position }: More = {}): UIField => ({
  name,
  type: 'ui',
  ...(label && { label }),
  admin: { ...(position && { position }), disableListColumn: true, components: { Field: component } },
});

/** Only a column of lists: its form shows the same elsewhere. */
export const columnField = (name: string, label: string, cell: string): UIField => ({
  name,
  type: 'ui',
  label,
  admin: { position: 'sidebar', components: { Field: '/admin/workflow/nothing#Nothing', Cell: cell } },
});
