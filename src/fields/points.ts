import type { ArrayField } from 'payload';
import { text } from './text';

type Options = { label?: string; minRows?: number; maxRows?: number; maxLength?: number };

export const points = (
  name: string,
  description: string,
  { label, minRows, maxRows = 12, maxLength = 400 }: Options = {},
): ArrayField => ({
  name,
  type: 'array',
  label,
  minRows,
  maxRows,
  interfaceName: 'Points',
  labels: { singular: 'Line', plural: 'Lines' },
  fields: [text('text', maxLength)],
  admin: { description, initCollapsed: false },
});
