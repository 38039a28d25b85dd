import fs from 'node:fs';
import path from 'node:path';

/** Gives Next the configuration of the build. Without it, Next would look for its sources and a compiler. */
export function takeBuiltConfig(root: string): void {
  const file = path.join(root, '.next/required-server-files.json');
  const built: { config: object } = JSON.parse(fs.readFileSync(file, 'utf8'));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(built.config);
}
