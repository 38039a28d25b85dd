/**
 * What the reference says about stylesheets is read from them: the tokens that a component uses, and the rules of its
 * states, with classes instead of pseudo-classes, so that a state can be shown without a pointer. `npm run generate`
 * writes both.
 */
type Rule = { selectors: string[]; declarations: string };

/** Innermost rules; layers and conditions around them are left out. */
const rulesOf = (css: string): Rule[] =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
    ([, selectors = '', declarations = '']) => ({
      selectors: selectors.trim().split(/,\s*(?![^(]*\))/),
      declarations: declarations.trim(),
    }),
  );

const STATE = /:(hover|focus-visible|active)(?![\w-])/g;
const SHOWN = /^:focus-visible$|\.button|\.text-link|\.field-input|\.arrow$/;

/** Rules of states for `is-hover`, `is-focus-visible` and `is-active`. @param sheets contents of stylesheets */
export function statesStylesheet(sheets: string[]): string {
  const rules = sheets.flatMap(rulesOf).flatMap(({ selectors, declarations }) => {
    const forced = selectors
      .filter((selector) => SHOWN.test(selector) && selector.search(STATE) >= 0)
      .map((selector) => selector.replace(STATE, '.is-$1'));
    const lines = declarations.split(/;\s*/).filter(Boolean);
    return forced.length > 0 ? [`${forced.join(',\n')} {\n${lines.map((line) => `  ${line};`).join('\n')}\n}`] : [];
  });
  return [
    '/* Made from the rules of the states by `npm run generate` (registry/used-in-styles.ts). */',
    ...rules,
    '',
  ].join('\n');
}

/** Names of type styles and colors that a view uses as classes. */
const utilities = (text: string) =>
  [...text.matchAll(/(?<![\w-])text-([a-z]+(?:-[0-9a-z]+)*)(?![\w-])/g)].flatMap(([, name = '']) => [
    `--text-${name}`,
    `--color-${name}`,
    `--${name}`,
  ]);

const used = (text: string) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

/** Of `texts`, in the order of `known`. */
export function tokensOf(texts: string[], known: string[]): string[] {
  const all = new Set(texts.flatMap((text) => [...used(text), ...utilities(text)]));
  return known.filter((name) => all.has(name));
}

/** Declarations of the rules whose selectors contain one of `classes`. */
export const declarationsOf = (css: string, classes: string[]): string[] =>
  rulesOf(css)
    .filter(({ selectors }) => selectors.some((selector) => classes.some((name) => selector.includes(name))))
    .map(({ declarations }) => declarations);
