import type { ArrayField } from 'payload';
import { row, text } from './text';

/** A short list of labels and values, such as length and 30 minutes. */
export const facts = (maxRows: number, description: string, label?: string): ArrayField => ({
  name: 'facts',
  type: 'array',
  label,
  maxRows,
  labels: { singular: 'Fact', plural: 'Facts' },
  interfaceName: 'Facts',
  admin: { description, initCollapsed: true },
  fields: [row(text('label', 40, '', { custom: { holds: 'label' } }), text('value', 60))],
});
