import fs from 'node:fs';
import path from 'node:path';
import util from 'node:util';
import { formatLine, isJson } from '../../src/lib/logging/write-line.ts';

const MOST_BYTES = 10 * 1024 * 1024;
/** `site.log.1` is the newest of them. */
const KEPT = 3;

function rotate(file: string): void {
  if (!fs.existsSync(file)) return;
  for (let age = KEPT; age > 1; age--) {
    if (fs.existsSync(`${file}.${age - 1}`)) fs.renameSync(`${file}.${age - 1}`, `${file}.${age}`);
  }
  fs.renameSync(file, `${file}.1`);
}

export function rotateWhenLarge(file: string, mostBytes = MOST_BYTES): void {
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > mostBytes) rotate(file);
}

/** What begins a line that a process has written with src/lib/logging, pretty and as JSON. */
const HAS_TIME = String.raw`\d{4}-\d\d-\d\dT[\d:.]+Z `;
const IS_LINE = '{"time":';

/** Puts time and level before each line that has none, but not before indented ones, which continue the line above. */
function stamper(): (text: string) => string {
  const bare = new RegExp(`^(?=\\S)(?!${HAS_TIME})`, 'gm');
  let isLineStart = true;
  return (text) => {
    const head = formatLine({ level: 'info', message: '' }, false);
    const stamped = text.replaceAll(bare, (_, offset: number) => (offset > 0 || isLineStart ? head : ''));
    isLineStart = text.endsWith('\n');
    return stamped;
  };
}

/** Makes each line that is no JSON yet a line of its own. Only a begun line of JSON waits for its end. */
function wrapper(): (text: string) => string {
  let begun = '';
  return (text) => {
    const lines = (begun + text).split('\n');
    const last = lines.at(-1) ?? '';
    begun = IS_LINE.startsWith(last.slice(0, IS_LINE.length)) && last !== '' ? (lines.pop() ?? '') : '';
    const wrapped = (line: string) =>
      line.startsWith(IS_LINE) ? line : formatLine({ level: 'info', message: line }, true);
    return lines
      .filter((line) => line.trim() !== '')
      .map((line) => `${wrapped(line)}\n`)
      .join('');
  };
}

export type Log = {
  /** Returns what it has written: the same text, with times, or as lines of JSON (LOG_FORMAT). */
  write: (text: string) => string;
};

/**
 * Continues the file, so that a crash whose restarts crash as well keeps its first cause; takes at most four times
 * `mostBytes` on disk. Synchronous, for the last output of a process that crashes; on a full disk, lines are lost.
 */
export function openLog(file: string, mostBytes = MOST_BYTES): Log {
  let size = 0;
  // A failure of the log cannot be logged.
  const attempt = (work: () => void) => {
    try {
      work();
    } catch {}
  };
  attempt(() => {
    fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  });
  const append = (text: string) => {
    if (size > 0 && size + text.length > mostBytes) {
      rotate(file);
      size = 0;
    }
    fs.appendFileSync(file, text);
    size += text.length;
  };
  const stamp = isJson() ? wrapper() : stamper();
  return {
    write(text) {
      const stamped = stamp(util.stripVTControlCharacters(text));
      attempt(() => append(stamped));
      return stamped;
    },
  };
}
