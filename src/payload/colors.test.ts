import fs from 'node:fs';
import { expect, it } from 'vitest';
import { sourceOf, versionOf } from '../../tests/helpers/installed';

const sheet = fs.readFileSync(new URL('./styles/colors.css', import.meta.url), 'utf8');
const FILE = '@payloadcms/next/dist/prod/styles.css';
const styles = sourceOf(FILE);
const colors = [...sheet.matchAll(/var\((--theme-[\w-]+)\)/g)].map(([, name]) => name ?? '');

it.each(colors)('the admin has the color %s', (name) => {
  expect(
    styles.includes(`${name}:`),
    `@payloadcms/next ${versionOf('@payloadcms/next')} has no variable ${name}. Look in ${FILE} for what replaced it, and ` +
      'correct src/payload/styles/colors.css.',
  ).toBe(true);
});

it('colors are set on the root element alone', () => {
  const rules = [...styles.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, , body]) =>
    /(?:^|;)\s*--theme-[\w-]+:/.test(body ?? ''),
  );
  const others = rules
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !/(?::root|html\[data-theme=\w+\])$/.test(selector));
  expect(
    others,
    'Below such an element, the names of src/payload/styles/colors.css would keep the colors of the root.',
  ).toEqual([]);
});

it('the sheets of the admin use these names', () => {
  const others = fs
    .globSync('src/{admin,staff,plugins}/**/*.css')
    .filter((file) => /var\(--theme-/.test(fs.readFileSync(file, 'utf8')));
  expect(others).toEqual([]);
});
