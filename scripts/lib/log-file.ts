import fs from 'node:fs';
import path from 'node:path';

const MOST_BYTES = 10 * 1024 * 1024;
/** How many older files are kept beside the one that is written: `site.log.1` is the newest of them. */
const KEPT = 3;

/** Makes room for a new file: every older one moves on by one, the oldest goes. */
function rotate(file: string): void {
  if (!fs.existsSync(file)) return;
  for (let age = KEPT; age > 1; age--) {
    if (fs.existsSync(`${file}.${age - 1}`)) fs.renameSync(`${file}.${age - 1}`, `${file}.${age}`);
  }
  fs.renameSync(file, `${file}.1`);
}

/** Moves a log that another program appends to out of its way once it is large. */
export function rotateWhenLarge(file: string, mostBytes = MOST_BYTES): void {
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > mostBytes) rotate(file);
}

/**
 * A log that begins anew with each run and never takes more than four times `mostBytes` on the disk. Written synchronously,
 * so that the last words of a process that dies are in it; a disk that is full loses lines, not the process.
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
        // Nobody could read of it.
      }
    },
  };
}
