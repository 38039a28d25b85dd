import fs from 'node:fs';
import { expect, it, test } from 'vitest';
import { statesStylesheet, tokensOf } from '../../src/reference/registry/used-in-styles';
import { referenceFiles } from './reference-files';

it.each(Object.keys(referenceFiles()))('%s is what the stylesheets say', (file) => {
  expect(fs.readFileSync(file, 'utf8'), 'Run `npm run generate`.').toBe(referenceFiles()[file]);
});

test('a state keeps its declarations and gets a class', () => {
  const css = '@layer a { .button { color: red; } .x .button-b:hover, p:hover { color: blue; top: 0 } }';
  expect(statesStylesheet([css])).toContain('\n.x .button-b.is-hover {\n  color: blue;\n  top: 0;\n}\n');
});

test('tokens are found in styles and in classes of views', () => {
  const known = ['--color-ion', '--text-page', '--ink-2', '--space-card'];
  expect(tokensOf(['a{color:var(--color-ion)}', '<p className="text-page text-ink-2">'], known)).toEqual(
    known.slice(0, 3),
  );
});
