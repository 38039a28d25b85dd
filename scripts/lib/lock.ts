import fs from 'node:fs';
import path from 'node:path';
import { processExists } from './postgres-files.ts';
import { Failure } from './step.ts';

/**
 * Notes in a folder that this process works there. Of two at once the second fails: they would empty each other's
 * databases. `what` is the beginning of that sentence, such as `The tests run here`. A note whose process is gone, after
 * a crash, counts for nothing.
 */
export function lock(home: string, what: string): void {
  const file = path.join(home, 'running');
  const other = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0;
  if (other !== process.pid && processExists(other)) throw new Failure(`${what} already (process ${other}).`);
  fs.writeFileSync(file, String(process.pid));
}
