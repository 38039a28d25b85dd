import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));

const read = (file: string) => fs.readFileSync(file, 'utf8');

/** The text of a file of an installed package; empty if it is not there. */
export function sourceOf(file: string): string {
  const at = path.join(modules, file);
  return fs.existsSync(at) ? read(at) : '';
}

export const versionOf = (name: string): string =>
  JSON.parse(sourceOf(`${name}/package.json`) || '{}').version ?? 'none';

/** The scripts of a folder of an installed package, without bundles that repeat them. */
export const scriptsIn = (folder: string): string[] =>
  fs
    .globSync('**/*.js', {
      cwd: path.join(modules, folder),
      exclude: (name) => /^(?:exports|prod)$/.test(String(name)),
    })
    .map((file) => read(path.join(modules, folder, file)));

/** `${baseClass}__x` as the name that it makes. */
function resolved(script: string): string {
  const names = [...script.matchAll(/const (\w*[bB]ase\w*) = ["'`]([\w-]+)["'`]/g)];
  return names.reduce((text, [, name, value]) => text.replaceAll(`\${${name}}`, value ?? ''), script);
}

/** Every word that the admin's scripts and styles may use as a class name. */
export function adminWords(): Set<string> {
  const folders = ['ui', 'next', 'richtext-lexical', 'plugin-seo'].map((name) => `@payloadcms/${name}/dist`);
  const scripts = folders.flatMap(scriptsIn).map(resolved);
  const styles = [sourceOf('@payloadcms/ui/dist/styles.css'), sourceOf('@payloadcms/next/dist/prod/styles.css')];
  return new Set([...scripts, ...styles].flatMap((text) => text.match(/[A-Za-z_][\w-]+/g) ?? []));
}

/** The classes that a stylesheet selects. */
export const classesIn = (sheet: string): string[] =>
  [...sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);

/** Where a file of an installed package is, for `import()` of what the package does not export. */
export const installedFile = (file: string): string => path.join(modules, file);
