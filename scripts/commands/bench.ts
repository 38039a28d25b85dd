import fs from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../process/paths.ts';

const file = inRoot('scripts/bench/index.ts');
if (fs.existsSync(file)) {
  await import(pathToFileURL(file).href);
} else {
  console.error('There are no measurements in scripts/bench.');
  process.exit(1);
}
