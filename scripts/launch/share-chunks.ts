import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Replaces files of the same content in a build's server code by links to one of them. Turbopack writes most of it once
 * for each route (Next 16.4.6); Node loads a file once, whichever link it is reached by, so the server starts sooner and
 * needs less memory.
 */
export function shareChunks(folder: string): void {
  if (!fs.existsSync(folder)) return;
  const first = new Map<string, string>();
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = path.join(folder, name);
    if (!name.endsWith('.js') || !fs.lstatSync(file).isFile()) continue;
    const digest = createHash('sha256').update(fs.readFileSync(file)).digest('hex');
    const same = first.get(digest);
    if (!same) first.set(digest, file);
    else {
      fs.rmSync(file);
      fs.symlinkSync(path.relative(path.dirname(file), same), file);
    }
  }
}
