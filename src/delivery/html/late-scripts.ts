import { START } from '../../browser/start-script.ts';
import { SCRIPT_HINT } from '../next/script-kinds.ts';

const FILE = /<script src="(\/_next\/static\/[^"]+\.js(?:\?[^"]*)?)" async=""><\/script>/g;
const HASTY_ISLAND = /<[a-z][^<>]*\sdata-island(?!="waits")(?=[\s=>])/;

/**
 * Delays the framework until the page has been painted: the start script inserts its files
 * (src/browser/start-script.ts) or, if all islands may wait for the visitor, the frame's module (src/browser/frame.js).
 */
export function withLateScripts(html: string): string {
  if (!html.includes(`>${START}</script>`)) return html;
  const waits = html.includes(' data-island="waits"') && !HASTY_ISLAND.test(html) ? ' data-waits=""' : '';
  return html.replace(SCRIPT_HINT, '').replace(FILE, `<script type="text/late" data-src="$1"${waits}></script>`);
}
