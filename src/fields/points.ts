import type { ArrayField } from 'payload';

export const points = (
  name: string,
  description: string,
  { minRows, maxRows = 12 }: { minRows?: number; maxRows?: number } = {},
): ArrayField => ({
  name,
  type: 'array',
  minRows,
  maxRows,
  interfaceName: 'Points',
  labels: { singular: 'Line', plural: 'Lines' },
  fields: [{ name: 'text', type: 'text', required: true, maxLength: 400 }],
  admin: { description, initCollapsed: false },
});
