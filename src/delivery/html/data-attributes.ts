import { SCRIPT } from './script-kinds.ts';

const ELEMENT = /<[a-z][a-z0-9-]*((?:\s[^<>]*)?)>/g;
const HIDDEN_FROM_SEARCH = /<style\b[\s\S]*?<\/style>|<!--[\s\S]*?-->/g;
const ENTITIES = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' };

const decode = (/** @type {string} */ text) =>
  text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[/** @type {keyof typeof ENTITIES} */ (entity)]);

/**
 * What the elements of a page say in these `data-` attributes, in order; elements with none of them are left out. This is
 * how a page tells the delivery layer what it asks for: React escapes quotes, so neither text nor an attribute's value
 * can hold such an attribute.
 *
 * @param {string} html
 * @param {...string} names without `data-`
 * @returns {Record<string, string>[]}
 */
export function dataAttributes(html, ...names) {
  const wanted = new RegExp(`\\sdata-(${names.join('|')})="([^"]*)"`, 'g');
  return [...html.replace(SCRIPT, '').replace(HIDDEN_FROM_SEARCH, '').matchAll(ELEMENT)].flatMap(
    ([, attributes = '']) => {
      const found = [...attributes.matchAll(wanted)].map(([, name = '', value = '']) => [name, decode(value)]);
      return found.length > 0 ? [Object.fromEntries(found)] : [];
    },
  );
}
