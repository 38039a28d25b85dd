import fs from 'node:fs';
import path from 'node:path';

const IMPORT = /^import\b[^;]*?from '([^'./][^']*)'/gm;
const nameOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/**
 * The packages that the server in front of Next needs (src/delivery), with those that they need: Next does not follow its
 * imports when it gathers what a standalone output consists of. Next itself is there anyway.
 */
export function serverPackages(root: string): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    const file = path.join(root, 'node_modules', name, 'package.json');
    if (found.has(name) || name === 'next' || name.startsWith('node:') || !fs.existsSync(file)) return;
    found.add(name);
    Object.keys(JSON.parse(fs.readFileSync(file, 'utf8')).dependencies ?? {}).forEach(add);
  };
  const folder = path.join(root, 'src/delivery');
  for (const file of fs.readdirSync(folder)) {
    if (!file.endsWith('.mjs')) continue;
    for (const [, specifier = ''] of fs.readFileSync(path.join(folder, file), 'utf8').matchAll(IMPORT)) {
      add(nameOf(specifier));
    }
  }
  return [...found].sort();
}
