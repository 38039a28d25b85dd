import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What is printed is in one sheet for all. */
const PRINT = 'src/design-system/print.css';

const rule = /(?:^|[{};])\s*([^{};@]+)\{/g;

/** Classes whose elements a sheet styles wherever they are, without one around them. */
function classesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
  const selectors = [...text.matchAll(rule)].flatMap(([, list = '']) => list.split(',').map((one) => one.trim()));
  return [...new Set(selectors.flatMap((one) => /^\.([\w-]+)(?::[\w-]+(?:\([^)]*\))?)*$/.exec(one)?.[1] ?? []))];
}

it('a block styles no class of another stylesheet: both may be on one page', () => {
  const sheets = globSync('src/**/*.css').filter((file) => file !== PRINT && !/admin|payload/.test(file));
  const classes = sheets.map((file) => [file, classesIn(file)] as const);
  const shared = classes.flatMap(([file, own]) =>
    file.startsWith('src/blocks/')
      ? classes.flatMap(([other, theirs]) =>
          other === file ? [] : own.filter((one) => theirs.includes(one)).map((one) => `.${one}: ${file}, ${other}`),
        )
      : [],
  );
  expect(shared).toEqual([]);
});
