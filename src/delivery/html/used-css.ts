import { decodeEntities } from './data-attributes.ts';
import { type Item, type Leaf, type Needs, variables } from './style-sheet.ts';

const TAG = /<([a-z][a-z0-9-]*)((?:\s[^<>]*)?)>/gi;
const ATTRIBUTE = /([^\s"'=/]+)(?:=(?:"([^"]*)"|'([^']*)'|[^\s"']+))?/g;

/** The classes and elements that scripts add later; a test holds them to these forms. */
const ADDED = /\bclass(?:List\.\w+\(|Name\s*=)\s*(["'`])([\w -]+)\1|\bcreateElement\(\s*(["'`])([\w-]+)\3/g;

/** Names of the page's elements and of what its own scripts add: `tag`, `#id`, `.class`, `[type=…]`. */
export function namesIn(html: string, scripts: string[] = []): Set<string> {
  const names = new Set(['html', 'head', 'body', '*']);
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    names.add(tag.toLowerCase());
    for (const [, name = '', double, single] of attributes.matchAll(ATTRIBUTE)) {
      const value = decodeEntities(double ?? single ?? '');
      if (name === 'id') names.add(`#${value}`);
      if (name === 'type') names.add(`[type=${value}]`);
      if (name === 'class') for (const one of value.split(/\s+/)) names.add(`.${one}`);
    }
  }
  for (const [, , classes = '', , element] of scripts.join('\n').matchAll(ADDED)) {
    if (element) names.add(element);
    for (const one of classes.split(' ')) names.add(`.${one}`);
  }
  return names;
}

/**
 * Whether the code of components has a name in one of its texts: as a word, or by the beginning of one that is completed
 * later (`button-${look}`).
 */
export function inCode(code: string[]): (name: string) => boolean {
  const texts = code.join('\n');
  const words = new Set(texts.split(/[\s"'`]+/));
  const beginnings = [
    ...new Set([...texts.matchAll(/(?<![\w-])([a-z][\w-]*-)(?=\$\{|["'`])/g)].map(([, one = '']) => one)),
  ];
  return (name) => {
    const bare = name.replace(/^[.#]|^\[type=(.*)\]$/, '$1');
    return words.has(bare) || beginnings.some((beginning) => bare.startsWith(beginning));
  };
}

type Has = (name: string) => boolean;

const canMatch = ({ names, oneOf }: Needs, has: Has): boolean =>
  names.every(has) && oneOf.every((branches) => branches.some((branch) => canMatch(branch, has)));

const matching = (items: Item[], has: Has): Item[] =>
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
 * @param mayRender whether its components may render a name (`inCode`)
 */
export function usedCss(sheet: Item[], html: string, scripts: string[], mayRender: Has = () => false): string {
  const names = namesIn(html, scripts);
  const matched = matching(sheet, (name) => names.has(name) || mayRender(name));
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
