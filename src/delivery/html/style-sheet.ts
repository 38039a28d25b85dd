import postcss, { type AtRule, type ChildNode, type Container, type Root } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/**
 * What a selector requires of a page: all of `names` (`.class`, `#id`, tag), and one of each group of alternatives
 * (`:is(…)`, `:where(…)`, `:has(…)`). Attributes are ignored, because they change; parts of fields need a field that
 * has them (`[type=…]`).
 */
export type Needs = { names: string[]; oneOf: Needs[][] };
type Rule = {
  kind: 'rule';
  selectors: { text: string; needs: Needs }[];
  declarations: { text: string; defines?: string; uses: string[] }[];
};
type Named = { kind: 'named'; type: (typeof NAMED)[number]; name: string; text: string; uses: string[] };
export type Leaf = Rule | Named | { kind: 'always'; text: string };
export type Item = Leaf | { kind: 'group'; prelude: string; items: Item[] };

const NAMED = ['keyframes', 'property', 'font-face'] as const;
const DATES = ['date', 'datetime-local', 'month', 'time', 'week'].map((type) => `[type=${type}]`);
const PARTS_OF_FIELDS: [part: RegExp, of: string[]][] = [
  [/^::-webkit-(?:calendar|date)/, DATES],
  [/^::-webkit-(?:inner|outer)-spin/, [...DATES, '[type=number]']],
  [/^::-webkit-search/, ['[type=search]']],
  [/^::file-selector/, ['[type=file]']],
  [/^::placeholder/, ['input', 'textarea']],
];
const CHOICE = new Set([':is', ':where', ':has', ':host', ':-webkit-any']);

export const variables = (text: string): string[] => text.match(/--[\w-]+/g) ?? [];

/** Of a part of fields: one of the fields that have it. */
const fieldsWith = (pseudo: string): Needs[] | undefined =>
  PARTS_OF_FIELDS.find(([part]) => part.test(pseudo))?.[1].map((name) => ({ names: [name], oneOf: [] }));

/** Without blanks after commas, and with the colors of the grounds as exact as screens are. */
const short = (value: string) =>
  (/["']/.test(value) ? value : value.replaceAll(', ', ',')).replaceAll(/\blab\([^()]+\)/g, (color) =>
    color.replaceAll(/(?<!\/)\d*\.\d+/g, (number) => `${Math.round(Number(number) * 10) / 10}`.replace(/^0\./, '.')),
  );

function needsOf(selector: selectorParser.Selector): Needs {
  const needs: Needs = { names: [], oneOf: [] };
  for (const node of selector.nodes) {
    if (node.type === 'class') needs.names.push(`.${node.value}`);
    else if (node.type === 'id') needs.names.push(`#${node.value}`);
    else if (node.type === 'tag') needs.names.push(node.value.toLowerCase());
    else if (node.type === 'pseudo') {
      const fields = fieldsWith(node.value);
      if (fields) needs.oneOf.push(fields);
      else if (CHOICE.has(node.value) && node.nodes.length > 0) needs.oneOf.push(node.nodes.map(needsOf));
    }
  }
  return needs;
}

function ruleOf({ selector, nodes }: postcss.Rule): Rule {
  const selectors = selectorParser().astSync(selector).nodes;
  return {
    kind: 'rule',
    selectors: selectors.map((one) => ({ text: one.toString().trim(), needs: needsOf(one) })),
    declarations: nodes
      .filter((node) => node.type === 'decl')
      .map(({ prop, value, important }) => ({
        text: `${prop}:${short(value)}${important ? '!important' : ''}`,
        defines: prop.startsWith('--') ? prop : undefined,
        uses: variables(value),
      }))
      .filter(({ text }, index, all) => all.findLastIndex((other) => other.text === text) === index),
  };
}

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
    return [isFlat ? ruleOf(node) : { kind: 'always', text: node.toString() }];
  });

/**
 * Takes out the fallbacks that the build adds for browsers without `color-mix()` and `lab()`, a tenth of a page's
 * styles: Next does not support such browsers. A rule in such a condition joins the one with the same selector before
 * it, and replaces its declarations; the next rule with that selector joins it, too.
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

/** URLs become absolute, since the rules are moved into pages. @param address path of the stylesheet on this site */
export function parseStyleSheet(css: string, address: string): Item[] {
  const absolute = css.replaceAll(/url\((["']?)(?!data:|[a-z]+:|#|\/)([^"')]+)\1\)/g, (_, quote, relative) => {
    const { pathname, search } = new URL(relative, `http://this-site.invalid${address}`);
    return `url(${quote}${pathname}${search}${quote})`;
  });
  return itemsOf(withoutFallbacks(postcss.parse(absolute)));
}
