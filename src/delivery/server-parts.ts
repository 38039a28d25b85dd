import fs from 'node:fs';
import path from 'node:path';

const ENTRIES = [
  'src/delivery/standalone.ts',
  'src/delivery/server.ts',
  'src/delivery/next/cache-handler.ts',
  'src/mirror/start.ts',
  'src/telemetry/start.ts',
];
const IMPORT = /^(?:import|export)(?!\s+type\b)\b[^;]*?from '([^']+)'/gm;
const nameOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** Files and packages of the server, which Next does not trace for its standalone output; without Next itself. */
export function serverParts(root: string): { files: string[]; packages: string[] } {
  const found = new Set<string>();
  const read = new Set<string>();
  const add = (name: string) => {
    const file = path.join(root, 'node_modules', name, 'package.json');
    if (found.has(name) || name === 'next' || name.startsWith('node:') || !fs.existsSync(file)) return;
    found.add(name);
    Object.keys(JSON.parse(fs.readFileSync(file, 'utf8')).dependencies ?? {}).forEach(add);
  };
  const follow = (file: string) => {
    if (read.has(file)) return;
    read.add(file);
    for (const [, specifier = ''] of fs.readFileSync(file, 'utf8').matchAll(IMPORT)) {
      if (specifier.startsWith('.')) follow(path.join(path.dirname(file), specifier));
      else add(nameOf(specifier));
    }
  };
  for (const entry of ENTRIES) follow(path.join(root, entry));
  return { files: [...read].map((file) => path.relative(root, file)).sort(), packages: [...found].sort() };
}
