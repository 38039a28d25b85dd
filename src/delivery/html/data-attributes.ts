import { SCRIPT } from './script-kinds.ts';

const ELEMENT = /<[a-z][a-z0-9-]*((?:\s[^<>]*)?)>/g;
const HIDDEN_FROM_SEARCH = /<style\b[\s\S]*?<\/style>|<!--[\s\S]*?-->/g;
const ENTITIES: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", '#39': "'", lt: '<', gt: '>' };

/** The text that an attribute's value stands for, of the few entities that React and we write. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(amp|quot|#x27|#39|lt|gt);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/**
 * What the elements of a page say in these `data-` attributes, in order; elements with none of them are left out. This is
 * how a page tells the delivery layer what it asks for: React escapes quotes, so neither text nor an attribute's value
 * can hold such an attribute.
 * @param names without `data-`
 */
export function dataAttributes(html: string, ...names: string[]): Record<string, string>[] {
  const wanted = new RegExp(`\\sdata-(${names.join('|')})="([^"]*)"`, 'g');
  const elements = html.replace(SCRIPT, '').replace(HIDDEN_FROM_SEARCH, '').matchAll(ELEMENT);
  return [...elements].flatMap(([, attributes = '']) => {
    const found = [...attributes.matchAll(wanted)].map(([, name = '', value = '']) => [name, decodeEntities(value)]);
    return found.length > 0 ? [Object.fromEntries(found)] : [];
  });
}
