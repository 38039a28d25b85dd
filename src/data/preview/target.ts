export type Target = { collection: string; id: string } | { global: string };

export const isSameTarget = (one: Target | undefined, other: Target | undefined): boolean => {
  if (!one || !other) return false;
  if ('global' in one || 'global' in other) return 'global' in one && 'global' in other && one.global === other.global;
  return one.collection === other.collection && one.id === other.id;
};
