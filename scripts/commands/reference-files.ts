import fs from 'node:fs';
import path from 'node:path';
import { stylesheet } from '../../src/design-system/stylesheet.ts';
import { declarationsOf, statesStylesheet, tokensOf } from '../../src/reference/registry/used-in-styles.ts';
import { inRoot } from '../process/paths.ts';

const read = (file: string) => fs.readFileSync(inRoot(file), 'utf8');

const SHEETS = ['src/design-system/base.css', 'src/visitors/forms/forms.css'];
/** Of parts (src/reference/registry/parts.ts). Node cannot load that file, which uses aliases. */
const MORE_SHEETS = ['src/reference/views/design-system/design-system.css', 'src/blocks/metrics/metrics.css'];

const classesOf = (): Record<string, string[]> =>
  Object.fromEntries(
    [...read('src/reference/registry/parts.ts').matchAll(/^ {4}id: '([\w-]+)',[\s\S]*?^ {4}classes: \[(.*)\],$/gm)].map(
      ([, id = '', classes = '']) => [id, [...classes.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)],
    ),
  );

function tokens(): Record<string, string> {
  const known = [...new Set([...stylesheet().matchAll(/^ +(--[\w-]+): /gm)].map(([, name = '']) => name))];
  const all: [string, string[]][] = Object.entries(classesOf()).map(([id, classes]) => [
    id,
    [...SHEETS, ...MORE_SHEETS].flatMap((file) => declarationsOf(read(file), classes)),
  ]);
  for (const block of fs.readdirSync(inRoot('src/blocks'), { withFileTypes: true })) {
    if (!block.isDirectory()) continue;
    const folder = path.join('src/blocks', block.name);
    const files = fs
      .readdirSync(inRoot(folder))
      .filter((name) => /(?<!\.(?:config|example|test))\.(?:css|tsx)$/.test(name));
    all.push([block.name, files.map((name) => read(path.join(folder, name)))]);
  }
  return Object.fromEntries(
    all
      .map(([id, texts]) => [id, tokensOf(texts, known).join(' ')])
      .toSorted(([a = ''], [b = '']) => a.localeCompare(b)),
  );
}

/** Files of the reference that are made from stylesheets, by path. */
export const referenceFiles = (): Record<string, string> => ({
  'src/reference/views/component/states.css': statesStylesheet(SHEETS.map(read)),
  'src/reference/registry/used-tokens.json': `${JSON.stringify(tokens(), null, 2)}\n`,
});
