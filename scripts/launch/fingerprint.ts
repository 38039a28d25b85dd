import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../process/paths.ts';

const isTest = (name: string) => /\.test\.[cm]?[jt]sx?$/.test(name);

function filesBelow(paths: string[]): string[] {
  const files: string[] = [];
  for (const item of paths) {
    const full = inRoot(item);
    if (!fs.existsSync(full)) continue;
    if (fs.statSync(full).isFile()) files.push(item);
    else files.push(...filesBelow(fs.readdirSync(full).map((name) => path.posix.join(item, name))));
  }
  return files.filter((file) => !isTest(file)).sort();
}

export function fingerprint(paths: string[], facts: unknown[] = []): string {
  const hash = createHash('sha256').update(JSON.stringify(facts));
  for (const file of filesBelow(paths)) hash.update(`\0${file}\0`).update(fs.readFileSync(inRoot(file)));
  return hash.digest('hex');
}
