import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';

/**
 * What a selector needs of a page: all of these names (`.class`, `#id`, tag), and of each group of alternatives (`:is(…)`,
 * `:where(…)`, `:has(…)`) one. Attributes are states, which come and go.
 * @typedef {{ names: string[], oneOf: Needs[][] }} Needs
 * @typedef {{ text: string, needs: Needs }} Selector
 * @typedef {{ text: string, defines?: string, uses: string[] }} Declaration
 * @typedef {{ kind: 'rule', selectors: Selector[], declarations: Declaration[] }} Rule
 * @typedef {{ kind: 'group', prelude: string, items: Item[] }} Group rules under a condition or in a layer
 * @typedef {{ kind: 'named', type: 'keyframes' | 'property' | 'font-face', name: string, text: string, uses: string[] }} Named
 * @typedef {{ kind: 'always', text: string }} Always
 * @typedef {Rule | Group | Named | Always} Item
 */

const VARIABLE = /--[\w-]+/g;
const NAMED = /** @type {const} */ (['keyframes', 'property', 'font-face']);
/** Parts that only fields have. */
const OF_FIELDS = /^::(?:-webkit-(?:calendar|date|inner|outer|search)|placeholder|file-selector)/;
const FIELDS = ['input', 'textarea', 'select'].map((name) => ({ names: [name], oneOf: [] }));
const CHOICE = new Set([':is', ':where', ':has', ':host', ':-webkit-any']);

const variables = (/** @type {string} */ text) => text.match(VARIABLE) ?? [];

/** @param {import('postcss-selector-parser').Selector} selector @returns {Needs} */
function needsOf(selector) {
  /** @type {Needs} */
  const needs = { names: [], oneOf: [] };
  for (const node of selector.nodes) {
    if (node.type === 'class') needs.names.push(`.${node.value}`);
    else if (node.type === 'id') needs.names.push(`#${node.value}`);
    else if (node.type === 'tag') needs.names.push(node.value.toLowerCase());
    else if (node.type === 'pseudo' && OF_FIELDS.test(node.value)) needs.oneOf.push(FIELDS);
    else if (node.type === 'pseudo' && CHOICE.has(node.value) && node.nodes.length > 0) {
      needs.oneOf.push(
        node.nodes.map((branch) => needsOf(/** @type {import('postcss-selector-parser').Selector} */ (branch))),
      );
    }
  }
  return needs;
}

/** @param {string} text */
const selectorsOf = (text) =>
  selectorParser()
    .astSync(text)
    .nodes.map((selector) => ({ text: selector.toString().trim(), needs: needsOf(selector) }));

/** @param {import('postcss').Declaration} declaration @returns {Declaration} */
const declarationOf = ({ prop, value, important }) => ({
  text: `${prop}:${value}${important ? '!important' : ''}`,
  defines: prop.startsWith('--') ? prop : undefined,
  uses: variables(value),
});

/** @param {import('postcss').AtRule} rule @returns {Item} */
function atRule(rule) {
  const type = NAMED.find((known) => rule.name === known || rule.name.endsWith(`-${known}`));
  const text = rule.toString();
  if (type === 'font-face') {
    const family = rule.nodes?.find((node) => node.type === 'decl' && node.prop === 'font-family');
    const name = family?.type === 'decl' ? family.value.replaceAll(/^["']|["']$/g, '') : '';
    return { kind: 'named', type, name, text, uses: [] };
  }
  if (type) return { kind: 'named', type, name: rule.params, text, uses: variables(text) };
  const holdsRules = rule.nodes?.some((node) => node.type === 'rule' || node.type === 'atrule');
  if (!holdsRules) return { kind: 'always', text: rule.nodes ? text : `${text};` };
  return { kind: 'group', prelude: `@${rule.name} ${rule.params}`, items: itemsOf(rule) };
}

/** @param {import('postcss').Container} container @returns {Item[]} */
function itemsOf(container) {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type === 'atrule') return [atRule(/** @type {import('postcss').AtRule} */ (node))];
    if (node.type !== 'rule') return [];
    const rule = /** @type {import('postcss').Rule} */ (node);
    const isFlat = rule.nodes.every((child) => child.type === 'decl' || child.type === 'comment');
    if (!isFlat) return [{ kind: 'always', text: rule.toString() }];
    const declarations = rule.nodes.flatMap((child) => (child.type === 'decl' ? [declarationOf(child)] : []));
    return [{ kind: 'rule', selectors: selectorsOf(rule.selector), declarations }];
  });
}

/**
 * A style sheet of the build, read once. Addresses in it become absolute, since its rules are going to stand in a page.
 * @param {string} css
 * @param {string} address its path on this site
 */
export function parseStyleSheet(css, address) {
  const absolute = css.replaceAll(/url\((["']?)(?!data:|[a-z]+:|#|\/)([^"')]+)\1\)/g, (_, quote, relative) => {
    const { pathname, search } = new URL(relative, `http://this-site.invalid${address}`);
    return `url(${quote}${pathname}${search}${quote})`;
  });
  return itemsOf(postcss.parse(absolute));
}
