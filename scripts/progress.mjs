/**
 * What a long step is doing. In a terminal its line is rewritten every second; elsewhere (a log, a pipe) a line follows
 * every 15 seconds. Without dependencies, and for any Node from 20.9: scripts/launcher.mjs uses it before packages are there.
 */

import { stripVTControlCharacters } from 'node:util';

const TERMINAL_MS = 1_000;
const ELSEWHERE_MS = 15_000;
const LONGEST_DETAIL = 60;

/**
 * The label whose line has no result yet. Steps may run side by side.
 * @type {string | undefined}
 */
let open;
/** @type {Map<string, NodeJS.Timeout>} */
const timers = new Map();

const isTerminal = () => process.stdout.isTTY === true;
/** @param {string} text */
const write = (text) => process.stdout.write(text);

/** Also during a step, whose line is then repeated with its result. */
export function say(line = '') {
  if (open) write('\n');
  open = undefined;
  write(`${line}\n`);
}

/**
 * @param {string} label
 * @param {() => string | undefined} [detail] what it is doing at the moment; without it, the step shows no progress
 */
export function begin(label, detail) {
  if (open) write('\n');
  open = label;
  write(`${label} … `);
  if (!detail) return;
  const start = performance.now();
  const tick = () => {
    const more = stripVTControlCharacters(detail() ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, LONGEST_DETAIL);
    const words = `${Math.round((performance.now() - start) / 1000)} s${more ? `: ${more}` : ''}`;
    if (isTerminal() && open === label) write(`\r\x1b[2K${label} … ${words} `);
    if (isTerminal()) return;
    if (open) write('\n');
    open = undefined;
    write(`${label} … ${words}\n`);
  };
  timers.set(label, setInterval(tick, isTerminal() ? TERMINAL_MS : ELSEWHERE_MS).unref());
}

/**
 * @param {string} label
 * @param {string} result
 */
export function end(label, result) {
  clearInterval(timers.get(label));
  timers.delete(label);
  const isOpen = open === label;
  if (open && !isOpen) write('\n');
  if (isOpen && isTerminal()) write(`\r\x1b[2K${label} … ${result}\n`);
  else write(isOpen ? `${result}\n` : `${label} … ${result}\n`);
  open = undefined;
}
