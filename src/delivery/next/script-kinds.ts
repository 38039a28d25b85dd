// Recognizes the scripts of a prerendered page. Tested against the installed packages: an upgrade of Next or React may
// change them, and unknown scripts leave a page unchanged.
import { createHash } from 'node:crypto';
import { START } from '../../browser/start-script.ts';
import { speculationRules } from '../html/speculation.ts';

/** Every `<script>`: its attributes and its text. React escapes `<` and `>` in attribute values. */
export const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

export const SCRIPT_HINT = /<link\b(?=[^>]*\/_next\/)[^>]*\s(?:as="script"|rel="modulepreload")[^>]*>/g;

const FRAMEWORK_FILE = /\ssrc="\/_next\/static\/[^"]+\.js(?:\?[^"]*)?"/;
const OWN_FILE = /\ssrc="\/assets\/[^"]+\.js(?:\?[^"]*)?"/;
const DATA = /\stype="application\/(?:ld\+)?json"/;
const HAS_SRC = /\ssrc=/;

export const isFrameworkFile = (attributes: string): boolean => FRAMEWORK_FILE.test(attributes);

/** Scripts that a page keeps without the framework: the site's own, data, and those by which React moves content. */
export const isKept = (attributes: string, text: string): boolean =>
  OWN_FILE.test(attributes) ||
  (!HAS_SRC.test(attributes) && (DATA.test(attributes) || text === START || text === speculationRules)) ||
  isReveal(attributes, text);

/** A single call whose only argument is JSON is safe whatever its origin. */
function isCallWithJson(text: string, before: string, after: string): boolean {
  if (!text.startsWith(before) || !text.endsWith(after)) return false;
  try {
    JSON.parse(text.slice(before.length, text.length - after.length));
    return true;
  } catch {
    return false;
  }
}

const BOOTSTRAP = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';

export const isHydration = (attributes: string, text: string): boolean =>
  !HAS_SRC.test(attributes) &&
  (text === '(self.__next_f=self.__next_f||[]).push([0])' ||
    isCallWithJson(text, 'self.__next_f.push(', ')') ||
    isCallWithJson(text, BOOTSTRAP, ');'));

const CALL = /\$R[CS]\("[A-Z]:[0-9a-f]+","[A-Z]:[0-9a-f]+"\);?$/;
const REVEAL_START = 'requestAnimationFrame(function(){$RT=performance.now()});';
/** SHA-256 of the function definitions that React 19.3 sends before its first `$RC(…)`. */
const REVEAL_FUNCTIONS = new Set(['7a3c441a297b4368e7168f53d44323873b11a160d3567f2d4695187785c22646']);

/** React moves large Suspense boundaries into place with these. Matched exactly: a match gets a hash in the policy. */
export function isReveal(attributes: string, text: string): boolean {
  if (HAS_SRC.test(attributes)) return false;
  if (text === REVEAL_START) return true;
  const call = CALL.exec(text);
  if (!call) return false;
  const functions = text.slice(0, call.index);
  return functions === '' || REVEAL_FUNCTIONS.has(createHash('sha256').update(functions).digest('hex'));
}
