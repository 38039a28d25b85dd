import util from 'node:util';
import { currentRequest } from './current-request.ts';

export type Level = 'debug' | 'info' | 'warn' | 'error';
type Facts = Record<string, string | number | undefined>;
export type Line = { level: Level; message: string; facts?: Facts; now?: Date };

const WIDEST = 5;

/** `LOG_FORMAT`; read directly, because lines are written before the settings are judged. */
export const isJson = (): boolean => process.env.LOG_FORMAT?.trim() === 'json';

/** For people: time, level, message, and what is known about it; a stack follows on indented lines. */
function pretty({ level, message, facts = {}, now = new Date() }: Line): string {
  const [first = '', ...rest] = message.split('\n');
  const known = Object.entries(facts).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]));
  const indented = rest.map((line) => (/^\s|^$/.test(line) ? line : `  ${line}`));
  return [[now.toISOString(), level.padEnd(WIDEST), first, ...known].join(' '), ...indented].join('\n');
}

/** One line of the log, without its end: with LOG_FORMAT=json one JSON object. Never has colors. */
export function formatLine(line: Line, asJson = isJson()): string {
  const message = util.stripVTControlCharacters(line.message).trimEnd();
  const request = line.facts?.request ?? currentRequest();
  const facts = { ...line.facts, request };
  if (!asJson) return pretty({ ...line, message, facts });
  return JSON.stringify({ time: (line.now ?? new Date()).toISOString(), level: line.level, message, ...facts });
}

/** Where every line of this process is written. */
export function writeLine(line: Line): void {
  const isTrouble = line.level === 'warn' || line.level === 'error';
  (isTrouble ? process.stderr : process.stdout).write(`${formatLine(line)}\n`);
}
