import fs from 'node:fs';
import path from 'node:path';

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

/** Puts the time before each line, but not before indented ones, which continue the line above. */
function stamper(): (text: string) => string {
  let isLineStart = true;
  return (text) => {
    const now = new Date().toISOString();
    const stamped = text.replaceAll(/^(?=\S)/gm, (_, offset: number) => (offset > 0 || isLineStart ? `${now} ` : ''));
    isLineStart = text.endsWith('\n');
    return stamped;
  };
}

export type Log = {
  /** Returns what it has written: the same text, with times. */
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
  const stamp = stamper();
  return {
    write(text) {
      const stamped = stamp(text);
      attempt(() => append(stamped));
      return stamped;
    },
  };
}
