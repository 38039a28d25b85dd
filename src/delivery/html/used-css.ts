import { decodeEntities } from './data-attributes.ts';
import { type Item, type Leaf, type Needs, variables } from './style-sheet.ts';

const TAG = /<([a-z][a-z0-9-]*)((?:\s[^<>]*)?)>/gi;
const ATTRIBUTE = /([^\s"'=/]+)(?:=(?:"([^"]*)"|'([^']*)'|[^\s"']+))?/g;

type Vocabulary = { names: Set<string>; words: Set<string> };

/** Names of the page's elements, and every word of its own scripts, which may set classes later. */
function vocabulary(html: string, scripts: string[]): Vocabulary {
  const names = new Set(['html', 'head', 'body', '*']);
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    names.add(tag.toLowerCase());
    for (const [, name = '', double, single] of attributes.matchAll(ATTRIBUTE)) {
      const value = decodeEntities(double ?? single ?? '');
      if (name === 'id') names.add(`#${value}`);
      if (name === 'class') for (const one of value.split(/\s+/)) names.add(`.${one}`);
    }
  }
  return { names, words: new Set(scripts.flatMap((script) => script.match(/[\w-]+/g) ?? [])) };
}

const canMatch = ({ names, oneOf }: Needs, has: Vocabulary): boolean =>
  names.every((name) => has.names.has(name) || has.words.has(name.replace(/^[.#]/, ''))) &&
  oneOf.every((branches) => branches.some((branch) => canMatch(branch, has)));

const matching = (items: Item[], has: Vocabulary): Item[] =>
  items.flatMap((item): Item[] => {
    if (item.kind === 'group') return [{ ...item, items: matching(item.items, has) }];
    if (item.kind !== 'rule') return [item];
    const selectors = item.selectors.filter(({ needs }) => canMatch(needs, has));
    return selectors.length > 0 ? [{ ...item, selectors }] : [];
  });

const leaves = (items: Item[]): Leaf[] =>
  items.flatMap((item) => (item.kind === 'group' ? leaves(item.items) : [item]));

function readVariables(items: Leaf[], page: string): Set<string> {
  const uses = new Map<string, string[]>();
  const read = new Set(variables(page));
  const add = (names: string[]) => names.forEach((name) => void read.add(name));
  for (const item of items) {
    if (item.kind === 'always') add(variables(item.text));
    if (item.kind === 'named' && item.type === 'keyframes') add(item.uses);
    if (item.kind !== 'rule') continue;
    for (const { defines, uses: used } of item.declarations) {
      if (defines) uses.set(defines, [...(uses.get(defines) ?? []), ...used]);
      else add(used);
    }
  }
  // The set grows during the iteration.
  for (const name of read) add(uses.get(name) ?? []);
  return read;
}

/**
 * The rules of a stylesheet that a page uses, as text. Errs on the side of keeping: states, pseudo-classes and
 * conditions count as met.
 * @param scripts texts of the page's own scripts
 */
export function usedCss(sheet: Item[], html: string, scripts: string[]): string {
  const matched = matching(sheet, vocabulary(html, scripts));
  const all = leaves(matched);
  const read = readVariables(all, [html, ...scripts].join('\n'));
  const declared = (item: Leaf) =>
    item.kind === 'rule' ? item.declarations.filter(({ defines }) => !defines || read.has(defines)) : [];
  const values = all.flatMap((item) => declared(item).map(({ text }) => text)).join(';');

  function print(item: Item): string {
    if (item.kind === 'always') return item.text;
    if (item.kind === 'named') {
      const isUsed = item.type === 'property' ? read.has(item.name) : values.includes(item.name);
      return isUsed ? item.text : '';
    }
    if (item.kind === 'rule') {
      const declarations = declared(item).map(({ text }) => text);
      const selectors = item.selectors.map(({ text }) => text);
      return declarations.length > 0 ? `${selectors.join()}{${declarations.join(';')}}` : '';
    }
    const inner = item.items.map(print).join('');
    if (inner) return `${item.prelude}{${inner}}`;
    // Layers are ordered by their first mention.
    return item.prelude.startsWith('@layer ') ? `${item.prelude};` : '';
  }
  return matched.map(print).join('');
}
