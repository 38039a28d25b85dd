import fs from 'node:fs';
import path from 'node:path';
import { scriptFile, scriptNamed } from '../../browser/script-file.ts';
import { START } from '../../browser/start-script.ts';
import { type Item, parseStyleSheet } from './style-sheet.ts';
import { usedCss } from './used-css.ts';

const STYLE_SHEET = /<link rel="stylesheet" href="(\/_next\/static\/[\w./-]+\.css)(?:\?[^"]*)?"[^>]*>/g;
const OWN_SCRIPT = /\s(?:src|data-then|data-soon)="\/assets\/([\w-]+\.js)"/g;

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

/**
 * Replaces the stylesheets of a page by the rules it uses, which saves a request before the first paint
 * (docs/decisions/026-styles-in-the-page.md). With unreadable ones, the page is left unchanged.
 */
export function withStyles(html: string): string {
  try {
    const addresses = [...html.matchAll(STYLE_SHEET)].map(([, address = '']) => address);
    const own = [...html.matchAll(OWN_SCRIPT)].map(([, file = '']) => textOf(file));
    // All of them together, because they share custom properties.
    const css = usedCss(addresses.flatMap(sheetAt), html, [START, ...own]);
    if (!css || css.includes('</')) return html;
    let style = `<style>${css}</style>`;
    return html.replace(STYLE_SHEET, () => {
      const first = style;
      style = '';
      return first;
    });
  } catch (error) {
    if (!logged.has(String(error))) console.error('[delivery] pages keep their links to the styles:', error);
    logged.add(String(error));
    return html;
  }
}
