import fs from 'node:fs';
import path from 'node:path';

const MOST_BYTES = 10 * 1024 * 1024;
/** The number of older files beside the current one: `site.log.1` is the newest of them. */
const KEPT = 3;

/** Rotates the older files by one and deletes the oldest. */
function rotate(file: string): void {
  if (!fs.existsSync(file)) return;
  for (let age = KEPT; age > 1; age--) {
    if (fs.existsSync(`${file}.${age - 1}`)) fs.renameSync(`${file}.${age - 1}`, `${file}.${age}`);
  }
  fs.renameSync(file, `${file}.1`);
}

/** Rotates a log that another program appends to once it is large. */
export function rotateWhenLarge(file: string, mostBytes = MOST_BYTES): void {
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > mostBytes) rotate(file);
}

/**
 * A log that starts empty with each run and never takes more than four times `mostBytes` on the disk. Written
 * synchronously, so that it contains the last output of a process that crashes; if the disk is full, lines are lost and
 * the process continues.
 */
export function openLog(file: string, mostBytes = MOST_BYTES): { write: (text: string | Buffer) => void } {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  rotate(file);
  fs.writeFileSync(file, '');
  let size = 0;
  return {
    write(text) {
      try {
        if (size > 0 && size + text.length > mostBytes) {
          rotate(file);
          size = 0;
        }
        fs.appendFileSync(file, text);
        size += text.length;
      } catch {
        // A failure of the log cannot be logged.
      }
    },
  };
}
