import { isObject } from '@/lib/is-object';

type Json = Record<string, unknown>;

/** `name`: of a column, such as `meta.title`. */
export const valueAt = (document: unknown, name: string): unknown =>
  name.split('.').reduce<unknown>((inside, step) => (isObject(inside) ? inside[step] : undefined), document);

export function setAt(document: Json, name: string, value: unknown): void {
  const steps = name.split('.');
  let inside = document;
  for (const step of steps.slice(0, -1)) {
    const next = inside[step];
    const group = isObject(next) ? next : {};
    inside[step] = group;
    inside = group;
  }
  inside[steps.at(-1) ?? ''] = value;
}
