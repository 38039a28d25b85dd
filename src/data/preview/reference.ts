import type { Target } from './target';

/** Where a text lives: its document, if that is not the page itself, and the path of its field in the form. */
export type Place = { target?: Target; path: string };

/** `blocks.2.heading`, `leaders/8d3c…:name` or `navigation:items.0.link.label`. */
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
