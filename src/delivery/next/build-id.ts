import fs from 'node:fs';
import path from 'node:path';

/** When the build of this folder was made, in ms since the epoch: next.config.ts derives its id from it. NaN without one. */
export function builtAt(): number {
  const file = path.resolve(/*turbopackIgnore: true*/ '.next/BUILD_ID');
  return Number.parseInt(fs.existsSync(/*turbopackIgnore: true*/ file) ? fs.readFileSync(file, 'utf8') : '', 36);
}
