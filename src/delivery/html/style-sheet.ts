import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type Declaration as CssDeclaration,
  type Root,
} from 'postcss';
import selectorParser from 'postcss-selector-parser';

/**
 * What a selector requires of a page: all of `names` (`.class`, `#id`, tag), and one of each group of alternatives
 * (`:is(…)`, `:where(…)`, `:has(…)`). Attributes are ignored, because they change.
 */
export type Needs = { names: string[]; oneOf: Needs[][] };
type Selector = { text: string; needs: Needs };
type Declaration = { text: string; defines?: string; uses: string[] };
type Rule = { kind: 'rule'; selectors: Selector[]; declarations: Declaration[] };
type Group = { kind: 'group'; prelude: string; items: Item[] };
export type Named = {
  kind: 'named';
  type: 'keyframes' | 'property' | 'font-face';
  name: string;
  text: string;
  uses: string[];
};
export type Leaf = Rule | Named | { kind: 'always'; text: string };
export type Item = Leaf | Group;

const NAMED = ['keyframes', 'property', 'font-face'] as const;
const OF_FIELDS = /^::(?:-webkit-(?:calendar|date|inner|outer|search)|placeholder|file-selector)/;
const FIELDS: Needs[] = ['input', 'textarea', 'select'].map((name) => ({ names: [name], oneOf: [] }));
const CHOICE = new Set([':is', ':where', ':has', ':host', ':-webkit-any']);

export const variables = (text: string): string[] => text.match(/--[\w-]+/g) ?? [];

function needsOf(selector: selectorParser.Selector): Needs {
  const needs: Needs = { names: [], oneOf: [] };
  for (const node of selector.nodes) {
    if (node.type === 'class') needs.names.push(`.${node.value}`);
    else if (node.type === 'id') needs.names.push(`#${node.value}`);
    else if (node.type === 'tag') needs.names.push(node.value.toLowerCase());
    else if (node.type === 'pseudo' && OF_FIELDS.test(node.value)) needs.oneOf.push(FIELDS);
    else if (node.type === 'pseudo' && CHOICE.has(node.value) && node.nodes.length > 0)
      needs.oneOf.push(node.nodes.map(needsOf));
  }
  return needs;
}

const selectorsOf = (text: string): Selector[] =>
  selectorParser()
    .astSync(text)
    .nodes.map((selector) => ({ text: selector.toString().trim(), needs: needsOf(selector) }));

const declarationOf = ({ prop, value, important }: CssDeclaration): Declaration => ({
  text: `${prop}:${value}${important ? '!important' : ''}`,
  defines: prop.startsWith('--') ? prop : undefined,
  uses: variables(value),
});

function atRule(rule: AtRule): Item {
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

const itemsOf = (container: Container): Item[] =>
  (container.nodes ?? []).flatMap((node): Item[] => {
    if (node.type === 'atrule') return [atRule(node)];
    if (node.type !== 'rule') return [];
    const isFlat = node.nodes.every((child) => child.type === 'decl' || child.type === 'comment');
    if (!isFlat) return [{ kind: 'always', text: node.toString() }];
    const declarations = node.nodes.flatMap((child) => (child.type === 'decl' ? [declarationOf(child)] : []));
    return [{ kind: 'rule', selectors: selectorsOf(node.selector), declarations }];
  });

/**
 * Takes out the fallbacks that the build adds for browsers without `color-mix()` and `lab()`: older ones than those
 * that Next supports, at the cost of a tenth of a page's styles. A rule in such a condition joins the rule with the same
 * selector before it, and replaces its declarations; so does what follows with that selector.
 */
function withoutFallbacks(root: Root): Root {
  root.walkAtRules('supports', (condition) => {
    if (!/^\(color:\s*(?:color-mix|lab)\(/.test(condition.params)) return;
    const before = condition.prev();
    const [only, ...others] = condition.nodes ?? [];
    if (before?.type === 'rule' && only?.type === 'rule' && others.length === 0 && only.selector === before.selector) {
      for (const better of only.nodes) {
        const isReplaced = (node: ChildNode) =>
          node.type === 'decl' && better.type === 'decl' && node.prop === better.prop;
        for (const fallback of before.nodes.filter(isReplaced)) fallback.replaceWith(better.clone());
      }
      const after = condition.next();
      condition.remove();
      if (after?.type === 'rule' && after.selector === before.selector) {
        before.append(after.nodes);
        after.remove();
      }
    } else condition.replaceWith(condition.nodes ?? []);
  });
  return root;
}

/**
 * Parses a stylesheet of the build. URLs in it become absolute, since its rules are moved into pages.
 * @param address its path on this site
 */
export function parseStyleSheet(css: string, address: string): Item[] {
  const absolute = css.replaceAll(/url\((["']?)(?!data:|[a-z]+:|#|\/)([^"')]+)\1\)/g, (_, quote, relative) => {
    const { pathname, search } = new URL(relative, `http://this-site.invalid${address}`);
    return `url(${quote}${pathname}${search}${quote})`;
  });
  return itemsOf(withoutFallbacks(postcss.parse(absolute)));
}
