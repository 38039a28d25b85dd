import type { FormField } from '@shared/form-definition';
import postcss, { type Rule } from 'postcss';
import { expect, it } from 'vitest';
import { conditionStyles } from './conditions';

const field = (name: string, shownIf?: FormField['shownIf']): FormField => ({
  name,
  kind: 'choice',
  label: name,
  required: false,
  options: [],
  shownIf,
});
const hidden = (styles: string) => {
  const found: string[] = [];
  postcss.parse(styles).walkRules((rule: Rule) => {
    found.push(rule.selector);
  });
  return found;
};

it('hides a field whose condition is not met, and one that depends on it', () => {
  const a = field('a');
  const b = field('b', { field: 'a', value: 'X' });
  const c = field('c', { field: 'b', value: 'Y' });
  expect(conditionStyles('form-1', [a])).toBe('');
  expect(hidden(conditionStyles('form-1', [a, b, c]))).toEqual([
    '#form-1:not(:has([name="a"][value="X"]:checked, [name="a"] option[value="X"]:checked)) [data-field="b"]',
    '#form-1:not(:has([name="b"][value="Y"]:checked, [name="b"] option[value="Y"]:checked)) [data-field="c"]',
    '#form-1:not(:has([name="a"][value="X"]:checked, [name="a"] option[value="X"]:checked)) [data-field="c"]',
  ]);
});

it.each(['"]{}', '</style><script>', 'a\\', 'line\nbreak', '🛰'])(
  'the option %j stays a string of the style',
  (value) => {
    const styles = conditionStyles('form-1', [field('a'), field('b', { field: 'a', value })]);
    expect(styles).not.toMatch(/[<>\n]/);
    expect(hidden(styles)).toHaveLength(1);
  },
);
