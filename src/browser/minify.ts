import fs from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';
import { MINIFIED, scripts } from './script-file.ts';

/** A module as browsers receive it. @throws if it does not parse */
export const minified = async (text: string): Promise<string> =>
  (await transform(text, { minify: true, format: 'esm', target: 'es2022' })).code;

/** Minifies the scripts of the site in `root`. The production build calls it before pages name them. */
export async function minifyScripts(root: string): Promise<void> {
  await fs.mkdir(path.join(root, MINIFIED), { recursive: true });
  for (const script of scripts) {
    const text = await fs.readFile(path.join(root, 'src/browser', `${script}.js`), 'utf8');
    await fs.writeFile(path.join(root, MINIFIED, `${script}.js`), await minified(text));
  }
}
