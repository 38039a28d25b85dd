import fs from 'node:fs';
import path from 'node:path';
import { processExists } from './program.ts';
import { Failure } from './step.ts';

/**
 * Creates a lock file that says that this process works in a folder. Of two simultaneous processes the second fails,
 * because they would empty each other's databases. `what` is the beginning of the message, such as `The tests run
 * here`. The lock of a process that no longer exists is ignored.
 */
export function lock(home: string, what: string): void {
  const file = path.join(home, 'running');
  const other = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0;
  if (other !== process.pid && processExists(other)) throw new Failure(`${what} already (process ${other}).`);
  fs.writeFileSync(file, String(process.pid));
}
