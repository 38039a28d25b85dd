import { START } from './start-script.ts';

const FILE = /<script src="(\/_next\/static\/[^"]+\.js(?:\?[^"]*)?)" async=""><\/script>/g;
const HINT = /<link\b(?=[^>]*\sas="script")[^>]*\shref="\/_next\/[^>]*>/g;
/** One that may not wait for a visitor's first sign. */
const HASTY_ISLAND = /<[a-z][^<>]*\sdata-island(?!="waits")(?=[\s=>])/;

/**
 * A page that needs the framework, which no longer starts before it has been painted: its files stand in `data-src`, and
 * the script of the page puts them in (src/delivery/html/start-script.ts). Where all islands may wait for the visitor's first
 * sign, the module of the frame does that (src/browser/frame.js). A page without that script stays as it is.
 */
export function withLateScripts(html: string): string {
  if (!html.includes(`>${START}</script>`)) return html;
  const waits = html.includes(' data-island="waits"') && !HASTY_ISLAND.test(html) ? ' data-waits=""' : '';
  return html.replace(HINT, '').replace(FILE, `<script type="text/late" data-src="$1"${waits}></script>`);
}
