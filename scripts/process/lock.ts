import fs from 'node:fs';
import path from 'node:path';
import { processExists } from './program.ts';
import { Failure } from './step.ts';

/** Fails if another living process works in this folder. `what` begins the message: `The tests run here`. */
export function lock(home: string, what: string): void {
  const file = path.join(home, 'running');
  const other = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0;
  if (other !== process.pid && processExists(other)) throw new Failure(`${what} already (process ${other}).`);
  fs.writeFileSync(file, String(process.pid));
}
