import { SCRIPT } from '../next/script-kinds.ts';

const ELEMENT = /<[a-z][a-z0-9-]*((?:\s[^<>]*)?)>/g;
const HIDDEN_FROM_SEARCH = /<style\b[\s\S]*?<\/style>|<!--[\s\S]*?-->/g;
const ENTITIES: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", '#39': "'", lt: '<', gt: '>' };

/** The few entities that React and this site write into attributes. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(amp|quot|#x27|#39|lt|gt);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/**
 * Values of these `data-` attributes, by element in document order. Pages declare in them what they need from the
 * delivery layer: React escapes quotes, so neither text nor an attribute's value can contain such an attribute.
 * @param names without `data-`
 */
export function dataAttributes(html: string, ...names: string[]): Record<string, string>[] {
  if (!names.some((name) => html.includes(` data-${name}="`))) return [];
  const wanted = new RegExp(`\\sdata-(${names.join('|')})="([^"]*)"`, 'g');
  const elements = html.replace(SCRIPT, '').replace(HIDDEN_FROM_SEARCH, '').matchAll(ELEMENT);
  return [...elements].flatMap(([, attributes = '']) => {
    const found = [...attributes.matchAll(wanted)].map(([, name = '', value = '']) => [name, decodeEntities(value)]);
    return found.length > 0 ? [Object.fromEntries(found)] : [];
  });
}
