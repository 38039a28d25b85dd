import { isObject } from './is-object';

/** The words of a rich text: each paragraph, heading and list item, from its root. */
export function paragraphsIn(node: unknown): string[] {
  if (!isObject(node)) return [];
  const children = Array.isArray(node.children) ? node.children.filter(isObject) : [];
  const own = children.flatMap(({ text }) => (typeof text === 'string' ? [text] : [])).join('');
  return [own, ...children.flatMap(paragraphsIn)];
}
