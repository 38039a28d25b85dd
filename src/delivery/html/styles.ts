// A page that ships without the framework carries the rules that it uses, instead of a link to all rules of the site: one
// request less before the first paint (docs/decisions/026-styles-in-the-page.md).
import fs from 'node:fs';
import path from 'node:path';
import { START } from './start-script.ts';
import { parseStyleSheet } from './style-sheet.ts';
import { usedCss } from './used-css.ts';

const STYLE_SHEET = /<link rel="stylesheet" href="(\/_next\/static\/[\w./-]+\.css)(?:\?[^"]*)?"[^>]*>/g;
const OWN_SCRIPT = /\s(?:src|data-then)="\/assets\/([a-z-]+)-[0-9a-f]{12}\.js"/g;

/** @type {Map<string, import('./style-sheet.ts').Item[]>} */
const sheets = new Map();
/** @type {Map<string, string>} */
const scripts = new Map();
/** What was wrong is said once. @type {Set<string>} */
const said = new Set();

/** The name of a file of the build holds the hash of what is in it: read once. @param {string} address */
function sheetAt(address) {
  const known = sheets.get(address);
  if (known) return known;
  const file = path.join(process.cwd(), '.next', address.slice('/_next/'.length));
  const sheet = parseStyleSheet(fs.readFileSync(/*turbopackIgnore: true*/ file, 'utf8'), address);
  sheets.set(address, sheet);
  return sheet;
}

/** @param {string} name */
function scriptNamed(name) {
  const text =
    scripts.get(name) ??
    fs.readFileSync(/*turbopackIgnore: true*/ path.join(process.cwd(), 'src/frame', `${name}.js`), 'utf8');
  scripts.set(name, text);
  return text;
}

/**
 * The page with its style sheets replaced by what it uses of them. A page whose style sheets cannot be read, or that
 * holds none, stays as it is.
 * @param {string} html
 */
export function withStyles(html) {
  try {
    const addresses = [...html.matchAll(STYLE_SHEET)].map(([, address = '']) => address);
    const own = [...html.matchAll(OWN_SCRIPT)].map(([, name = '']) => scriptNamed(name));
    // All of them together: what one defines another may read.
    const css = usedCss(addresses.flatMap(sheetAt), html, [START, ...own]);
    if (!css || css.includes('</')) return html;
    let isFirst = true;
    return html.replace(STYLE_SHEET, () => {
      const style = isFirst ? `<style>${css}</style>` : '';
      isFirst = false;
      return style;
    });
  } catch (error) {
    if (!said.has(String(error))) console.error('[delivery] pages keep their links to the styles:', error);
    said.add(String(error));
    return html;
  }
}
