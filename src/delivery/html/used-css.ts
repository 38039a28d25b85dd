/** @typedef {import('./style-sheet.ts').Item} Item */
/** @typedef {import('./style-sheet.ts').Needs} Needs */
/** @typedef {{ names: Set<string>, words: Set<string> }} Vocabulary */

const TAG = /<([a-z][a-z0-9-]*)((?:\s[^<>]*)?)>/gi;
const ATTRIBUTE = /([^\s"'=/]+)(?:=(?:"([^"]*)"|'([^']*)'|[^\s"']+))?/g;
const ENTITIES = { amp: '&', quot: '"', '#x27': "'", '#39': "'", lt: '<', gt: '>' };
const WORD = /[\w-]+/g;

const decode = (/** @type {string} */ text) =>
  text.replace(/&(amp|quot|#x27|#39|lt|gt);/g, (_, name) => ENTITIES[/** @type {keyof typeof ENTITIES} */ (name)]);

/**
 * Every name that a selector could ask for: those of the page's elements, and every word of its own scripts, which may
 * set classes later.
 * @param {string} html
 * @param {string[]} scripts
 * @returns {Vocabulary}
 */
export function vocabulary(html, scripts) {
  const names = new Set(['html', 'head', 'body', '*']);
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    names.add(tag.toLowerCase());
    for (const [, name = '', double, single] of attributes.matchAll(ATTRIBUTE)) {
      const value = decode(double ?? single ?? '');
      if (name === 'id') names.add(`#${value}`);
      if (name === 'class') for (const one of value.split(/\s+/)) names.add(`.${one}`);
    }
  }
  return { names, words: new Set(scripts.flatMap((script) => script.match(WORD) ?? [])) };
}

const bare = (/** @type {string} */ name) => name.replace(/^[.#]/, '');

/** @param {Needs} needs @param {Vocabulary} has @returns {boolean} */
const canMatch = ({ names, oneOf }, has) =>
  names.every((name) => has.names.has(name) || has.words.has(bare(name))) &&
  oneOf.every((branches) => branches.some((branch) => canMatch(branch, has)));

/** The rules that some element of the page can match; conditions and layers around nothing fall away. @param {Item[]} items @param {Vocabulary} has @returns {Item[]} */
function matching(items, has) {
  return items.flatMap((item) => {
    if (item.kind === 'group') {
      const kept = matching(item.items, has);
      if (kept.length > 0) return [{ ...item, items: kept }];
      // The order of layers is that in which they are first named.
      return item.prelude.startsWith('@layer ') ? [{ kind: 'always', text: `${item.prelude};` }] : [];
    }
    if (item.kind !== 'rule') return [item];
    const selectors = item.selectors.filter(({ needs }) => canMatch(needs, has));
    return selectors.length > 0 ? [{ ...item, selectors }] : [];
  });
}

/** @param {Item[]} items @returns {Generator<Exclude<Item, import('./style-sheet.ts').Group>>} */
function* leaves(items) {
  for (const item of items) {
    if (item.kind === 'group') yield* leaves(item.items);
    else yield item;
  }
}

/**
 * Custom properties that something reads: an ordinary declaration, the page itself (style attributes, scripts), or
 * another custom property that is read.
 * @param {Item[]} items @param {string} page
 */
function readVariables(items, page) {
  /** @type {Map<string, string[]>} */
  const uses = new Map();
  const read = new Set(page.match(/--[\w-]+/g));
  for (const item of leaves(items)) {
    if (item.kind === 'always') for (const name of item.text.match(/--[\w-]+/g) ?? []) read.add(name);
    if (item.kind === 'named' && item.type === 'keyframes') for (const name of item.uses) read.add(name);
    if (item.kind !== 'rule') continue;
    for (const { defines, uses: used } of item.declarations) {
      if (defines) uses.set(defines, [...(uses.get(defines) ?? []), ...used]);
      else for (const name of used) read.add(name);
    }
  }
  // A set that grows while it is walked.
  for (const name of read) for (const used of uses.get(name) ?? []) read.add(used);
  return read;
}

/** @param {Item[]} items @param {Set<string>} variables @returns {Item[]} */
function withoutUnread(items, variables) {
  return items.flatMap((item) => {
    if (item.kind === 'group') {
      const kept = withoutUnread(item.items, variables);
      return kept.length > 0 ? [{ ...item, items: kept }] : [];
    }
    if (item.kind === 'named') return item.type !== 'property' || variables.has(item.name) ? [item] : [];
    if (item.kind !== 'rule') return [item];
    const declarations = item.declarations.filter(({ defines }) => !defines || variables.has(defines));
    return declarations.length > 0 ? [{ ...item, declarations }] : [];
  });
}

/** @param {Item} item @param {(item: import('./style-sheet.ts').Named) => boolean} isNamed @returns {string} */
function print(item, isNamed) {
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
 * The part of a style sheet that a page uses, as text. Keeps too much rather than too little: states, pseudo-classes and
 * conditions count as met.
 *
 * @param {Item[]} sheet
 * @param {string} html
 * @param {string[]} scripts the texts of the page's own scripts
 */
export function usedCss(sheet, html, scripts) {
  const matched = matching(sheet, vocabulary(html, scripts));
  const kept = withoutUnread(matched, readVariables(matched, [html, ...scripts].join('\n')));
  const values = [...leaves(kept)]
    .flatMap((item) => (item.kind === 'rule' ? item.declarations.map(({ text }) => text) : []))
    .join(';');
  return kept.map((item) => print(item, ({ type, name }) => type === 'property' || values.includes(name))).join('');
}
