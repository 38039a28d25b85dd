import { styleOf } from './word-lists';

/** Letters of Wingdings, into which Word turns arrows and smileys. */
const WINGDINGS: Record<string, string> = {
  J: '☺',
  K: '😐',
  L: '☹',
  à: '→',
  ß: '←',
  á: '↑',
  â: '↓',
  è: '→',
  ü: '✓',
  û: '✗',
  þ: '☑',
  '¨': '☐',
  o: '☐',
  '§': '▪',
  Ø: '➢',
  l: '●',
  n: '■',
};
/** Of Symbol: the Greek letters and signs of formulas. */
const SYMBOL: Record<string, string> = {
  ...Object.fromEntries(
    [...'abgdezhqiklmnxoprstufcyw'].map((letter, at) => [letter, [...'αβγδεζηθικλμνξοπρστυφχψω'][at] ?? letter]),
  ),
  ...{ G: 'Γ', D: 'Δ', Q: 'Θ', L: 'Λ', X: 'Ξ', P: 'Π', S: 'Σ', F: 'Φ', Y: 'Ψ', W: 'Ω' },
  ...{ '·': '•', '®': '→', '¬': '←', '£': '≤', '³': '≥', '¹': '≠', '»': '≈', '´': '×', '¥': '∞' },
};
const FONTS: [RegExp, Record<string, string>][] = [
  [/wingdings/, WINGDINGS],
  [/^["']?symbol/, SYMBOL],
];

/** Codes of these fonts beyond the letters of Unicode. */
const PRIVATE = /[\uf020-\uf0ff]/g;
const ALL_PRIVATE = /\p{Co}/gu;

/** Letters that only look like a sign in the font of a symbol become that sign; what no font of ours shows is left out. */
export function spellSymbols(body: Element): void {
  for (const element of body.querySelectorAll('[style*="font-family" i]')) {
    const font = styleOf(element, 'mso-symbol-font-family') || styleOf(element, 'font-family');
    const signs = FONTS.find(([name]) => name.test(font))?.[1];
    const words = signs && element.children.length === 0 ? element.textContent : '';
    if (!signs || !words) continue;
    const letters = words.replace(PRIVATE, (code) => String.fromCharCode(code.charCodeAt(0) & 0xff));
    element.textContent = [...letters].map((letter) => signs[letter] ?? letter).join('');
  }
  const nodes = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode())
    node.nodeValue = (node.nodeValue ?? '').replace(ALL_PRIVATE, '');
}
