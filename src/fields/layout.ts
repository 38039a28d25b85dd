import type { SelectField } from 'payload';
import { fromPictures } from './from-pictures';

/** Each block offers a subset; shared sections may override the choice. */
export const layouts = {
  plate: 'Plate: one large cell, the others beside it',
  columns: 'Columns, side by side',
  rows: 'Rows, one below the other',
  panels: 'Panels of decreasing width',
  openings: 'Eye openings: wider with each step',
  ledger: 'Ledger: a numbered list on hairlines',
  arc: 'Arc: items on one curve',
  scale: 'Drawn to scale on a time ruler',
  dials: 'Dials: one drawing each, equal size',
  list: 'List',
  grid: 'Grid of cards',
  ring: 'A ring that stays while its items pass',
  split: 'Text left, drawing right',
  reversed: 'Drawing left, text right',
  measured: 'Headline that measures the drawing below (home page)',
  below: 'Text above, drawing across the width below',
  centered: 'Text over a full-width drawing',
  circles: 'Two fields and what they share',
  plain: 'Words only',
  sources: 'Sources, alert and log, without the views of the roles',
} as const;

export type Layout = keyof typeof layouts;

export const layout = (...names: [Layout, ...Layout[]]): SelectField => ({
  name: 'layout',
  type: 'select',
  required: true,
  defaultValue: names[0],
  custom: { isDesign: true },
  options: names.map((value) => ({ value, label: layouts[value] })),
  admin: { description: 'How the content is arranged.', components: fromPictures('layout') },
});
