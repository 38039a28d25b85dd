import type { ArrayField } from 'payload';
import { text } from './text';

export const points = (
  name: string,
  description: string,
  { minRows, maxRows = 12, maxLength = 400 }: { minRows?: number; maxRows?: number; maxLength?: number } = {},
): ArrayField => ({
  name,
  type: 'array',
  minRows,
  maxRows,
  interfaceName: 'Points',
  labels: { singular: 'Line', plural: 'Lines' },
  fields: [text('text', maxLength)],
  admin: { description, initCollapsed: false },
});
