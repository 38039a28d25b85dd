import fs from 'node:fs';
import path from 'node:path';
import { scriptFile, scriptNamed } from '../../browser/script-file.ts';
import { START } from '../../browser/start-script.ts';
import { type Item, parseStyleSheet } from './style-sheet.ts';
import { inCode, usedCss } from './used-css.ts';

const STYLE_SHEET =
  /<link rel="stylesheet" href="(\/_next\/static\/[\w./-]+\.css)(?:\?[^"]*)?"(?![^>]*\sdisabled)[^>]*>/g;
const OWN_SCRIPT = /\s(?:src|data-then|data-soon)="\/assets\/([\w-]+\.js)"/g;

const CHUNK = /static\/chunks\/[\w.~-]+\.js/g;

const sheets = new Map<string, Item[]>();
const logged = new Set<string>();

const read = (...names: string[]) =>
  fs.readFileSync(path.join(/*turbopackIgnore: true*/ process.cwd(), ...names), 'utf8');

function sheetAt(address: string): Item[] {
  const sheet = sheets.get(address) ?? parseStyleSheet(read('.next', address.slice('/_next/'.length)), address);
  sheets.set(address, sheet);
  return sheet;
}

function textOf(file: string): string {
  const script = scriptNamed(file);
  return script ? scriptFile(script).text : '';
}

const componentsOf = new Map<string, ReturnType<typeof inCode>>();

/** By the framework's files of a page, and those that these load later. */
function components(html: string): ReturnType<typeof inCode> {
  const files = new Set([...html.matchAll(CHUNK)].map(([file]) => file));
  const key = [...files].join();
  const known = componentsOf.get(key);
  if (known) return known;
  const code: string[] = [];
  // The set grows during the iteration.
  for (const file of files) {
    const text = read('.next', file);
    for (const [later] of text.matchAll(CHUNK)) files.add(later);
    code.push(text);
  }
  const found = inCode(code);
  componentsOf.set(key, found);
  return found;
}

/**
 * Replaces the stylesheets of a page by the rules it uses, which saves a request before the first paint
 * (docs/decisions/026-styles-in-the-page.md). With unreadable ones, the page is left unchanged.
 * @param hydrates the rules that its components may use stay, too, and so do the links, which React would insert again:
 * disabled, they load nothing
 */
export function withStyles(html: string, hydrates = false): string {
  try {
    const addresses = [...html.matchAll(STYLE_SHEET)].map(([, address = '']) => address);
    const own = [...html.matchAll(OWN_SCRIPT)].map(([, file = '']) => textOf(file));
    // All of them together, because they share custom properties.
    const css = usedCss(addresses.flatMap(sheetAt), html, [START, ...own], hydrates ? components(html) : undefined);
    if (!css || css.includes('</')) return html;
    let style = `<style>${css}</style>`;
    return html.replace(STYLE_SHEET, (link) => {
      const first = style;
      style = '';
      return first + (hydrates ? link.replace(/\/?>$/, ' disabled=""/>') : '');
    });
  } catch (error) {
    if (!logged.has(String(error))) console.error('[delivery] pages keep their links to the styles:', error);
    logged.add(String(error));
    return html;
  }
}
