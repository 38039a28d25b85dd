import { START } from '../../browser/start-script.ts';

const FILE = /<script src="(\/_next\/static\/[^"]+\.js(?:\?[^"]*)?)" async=""><\/script>/g;
const HINT = /<link\b(?=[^>]*\sas="script")[^>]*\shref="\/_next\/[^>]*>/g;
/** An island that may not wait for the visitor's first interaction. */
const HASTY_ISLAND = /<[a-z][^<>]*\sdata-island(?!="waits")(?=[\s=>])/;

/**
 * Delays the framework until the page has been painted: its files move to `data-src`, and the start script inserts
 * them (src/browser/start-script.ts). If all islands may wait for the visitor's first interaction, the frame's
 * module inserts them (src/browser/frame.js). Pages without the start script are left unchanged.
 */
export function withLateScripts(html: string): string {
  if (!html.includes(`>${START}</script>`)) return html;
  const waits = html.includes(' data-island="waits"') && !HASTY_ISLAND.test(html) ? ' data-waits=""' : '';
  return html.replace(HINT, '').replace(FILE, `<script type="text/late" data-src="$1"${waits}></script>`);
}
