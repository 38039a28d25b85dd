type Relation = string | { id: string };

/** The id of a relation, populated or not. */
export function idOf(value: Relation): string;
export function idOf(value: Relation | null | undefined): string | undefined;
export function idOf(value: Relation | null | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.id;
}
