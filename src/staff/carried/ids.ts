const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Ids are UUIDs, and nothing else is. */
export const idsIn = (value: unknown): string[] => [...new Set(JSON.stringify(value).match(UUID) ?? [])];

/** A copy with the ids of this installation. */
export function withIds<T>(value: T, ids: ReadonlyMap<string, string>): T {
  return JSON.parse(JSON.stringify(value).replace(UUID, (id) => ids.get(id) ?? id)) as T;
}
