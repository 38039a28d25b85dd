import { expect, it } from 'vitest';
import { match, shortcuts } from './shortcut-list';

it.each(shortcuts.map(({ keys }) => keys))('%s is found by its own keys only', (keys) => {
  expect(match(keys.split(' '))).toMatchObject({ keys });
  expect(match([...keys.split(' '), 'x'])).toBeUndefined();
});

it('a first key waits for its second', () => {
  expect(match(['g'])).toBe('begun');
  expect(match(['g', 'x'])).toBeUndefined();
  expect(match(['x'])).toBeUndefined();
});

it('no shortcut is a prefix of another', () => {
  for (const { keys } of shortcuts) {
    expect(shortcuts.filter((other) => other.keys !== keys && other.keys.startsWith(`${keys} `))).toEqual([]);
  }
});
