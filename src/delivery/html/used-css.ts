import { decodeEntities } from './data-attributes.ts';
import { type Item, type Leaf, type Named, type Needs, variables } from './style-sheet.ts';

const TAG = /<([a-z][a-z0-9-]*)((?:\s[^<>]*)?)>/gi;
const ATTRIBUTE = /([^\s"'=/]+)(?:=(?:"([^"]*)"|'([^']*)'|[^\s"']+))?/g;

type Vocabulary = { names: Set<string>; words: Set<string> };

/**
 * Every name that a selector could match: those of the page's elements, and every word of its own scripts, which may
 * set classes later.
 */
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

const filtered = (items: Item[], keep: (item: Leaf) => Leaf | undefined): Item[] =>
  items.flatMap((item): Item[] => {
    if (item.kind !== 'group') return [keep(item) ?? []].flat();
    const kept = filtered(item.items, keep);
    if (kept.length > 0) return [{ ...item, items: kept }];
    // Layers are ordered by their first mention.
    return item.prelude.startsWith('@layer ') ? [{ kind: 'always', text: `${item.prelude};` }] : [];
  });

const leaves = (items: Item[]): Leaf[] =>
  items.flatMap((item) => (item.kind === 'group' ? leaves(item.items) : [item]));

/**
 * Custom properties that are read by a declaration, by the page itself (style attributes, scripts), or by another
 * custom property that is read.
 */
function readVariables(items: Item[], page: string): Set<string> {
  const uses = new Map<string, string[]>();
  const read = new Set(variables(page));
  for (const item of leaves(items)) {
    if (item.kind === 'always') for (const name of variables(item.text)) read.add(name);
    if (item.kind === 'named' && item.type === 'keyframes') for (const name of item.uses) read.add(name);
    if (item.kind !== 'rule') continue;
    for (const { defines, uses: used } of item.declarations) {
      if (defines) uses.set(defines, [...(uses.get(defines) ?? []), ...used]);
      else for (const name of used) read.add(name);
    }
  }
  // The set grows during the iteration.
  for (const name of read) for (const used of uses.get(name) ?? []) read.add(used);
  return read;
}

function print(item: Item, isNamed: (item: Named) => boolean): string {
  if (item.kind === 'always') return item.text;
  if (item.kind === 'named') return isNamed(item) ? item.text : '';
  if (item.kind === 'rule') {
    const selectors = item.selectors.map(({ text }) => text).join();
    return `${selectors}{${item.declarations.map(({ text }) => text).join(';')}}`;
  }
  const inner = item.items.map((child) => print(child, isNamed)).join('');
  return inner && `${item.prelude}{${inner}}`;
}

/**
 * The rules of a stylesheet that a page uses, as text. Errs on the side of keeping: states, pseudo-classes and
 * conditions count as met.
 * @param scripts texts of the page's own scripts
 */
export function usedCss(sheet: Item[], html: string, scripts: string[]): string {
  const has = vocabulary(html, scripts);
  const matched = filtered(sheet, (item) => {
    if (item.kind !== 'rule') return item;
    const selectors = item.selectors.filter(({ needs }) => canMatch(needs, has));
    return selectors.length > 0 ? { ...item, selectors } : undefined;
  });
  const read = readVariables(matched, [html, ...scripts].join('\n'));
  const kept = filtered(matched, (item) => {
    if (item.kind === 'named') return item.type !== 'property' || read.has(item.name) ? item : undefined;
    if (item.kind !== 'rule') return item;
    const declarations = item.declarations.filter(({ defines }) => !defines || read.has(defines));
    return declarations.length > 0 ? { ...item, declarations } : undefined;
  });
  const values = leaves(kept)
    .flatMap((item) => (item.kind === 'rule' ? item.declarations.map(({ text }) => text) : []))
    .join(';');
  return kept.map((item) => print(item, ({ type, name }) => type === 'property' || values.includes(name))).join('');
}
