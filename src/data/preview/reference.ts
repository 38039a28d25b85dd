import type { Target } from './target';

export type Place = { target?: Target; path: string };

/** Examples: `blocks.2.heading`, `leaders/8d3c…:name`, `navigation:items.0.link.label`. */
export function toReference({ target, path }: Place): string {
  if (!target) return path;
  return `${'global' in target ? target.global : `${target.collection}/${target.id}`}:${path}`;
}

export function fromReference(reference: string): Place {
  const colon = reference.indexOf(':');
  if (colon < 0) return { path: reference };
  const [name = '', id] = reference.slice(0, colon).split('/');
  return { target: id ? { collection: name, id } : { global: name }, path: reference.slice(colon + 1) };
}
