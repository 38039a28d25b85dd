import { isObject } from './is-object';

type Relation = string | { id: string };

/** The id of a relation, populated or not. */
export function idOf(value: Relation): string;
export function idOf(value: Relation | null | undefined): string | undefined;
export function idOf(value: Relation | null | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.id;
}

/** The same for what may be anything. */
export function idIn(value: unknown): string | undefined {
  const id = isObject(value) ? value.id : value;
  return typeof id === 'string' ? id : undefined;
}
