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

/**
 * Starts empty and takes at most four times `mostBytes` on disk. Synchronous, for the last output of a process that
 * crashes; on a full disk, lines are lost.
 */
export function openLog(file: string, mostBytes = MOST_BYTES): { write: (text: string | Buffer) => void } {
  let size = 0;
  // A failure of the log cannot be logged.
  const attempt = (work: () => void) => {
    try {
      work();
    } catch {}
  };
  attempt(() => {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    rotate(file);
    fs.writeFileSync(file, '');
  });
  const append = (text: string | Buffer) => {
    if (size > 0 && size + text.length > mostBytes) {
      rotate(file);
      size = 0;
    }
    fs.appendFileSync(file, text);
    size += text.length;
  };
  return { write: (text) => attempt(() => append(text)) };
}
