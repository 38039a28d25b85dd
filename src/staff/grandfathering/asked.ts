import type { FlattenedField } from 'payload';

type Json = Record<string, unknown>;

/** False for fields hidden by a condition: pages do not show their values. A condition that throws counts as met. */
export function isAsked(field: FlattenedField, data: Json, siblings: Json, more: object = {}): boolean {
  const condition = 'admin' in field ? field.admin?.condition : undefined;
  if (!condition) return true;
  const context = { blockData: siblings, operation: 'update', path: [], user: null, ...more };
  try {
    return Boolean(condition(data, siblings, context as unknown as Parameters<typeof condition>[2]));
  } catch {
    return true;
  }
}
