import { expect, it } from 'vitest';
import { keyAsksFor } from './undo-keys';

const pressed = (key: string, held: Partial<KeyboardEvent>) =>
  ({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held }) as KeyboardEvent;

it.each([
  ['z', { ctrlKey: true }, 'undo'],
  ['z', { metaKey: true }, 'undo'],
  ['Z', { ctrlKey: true, shiftKey: true }, 'redo'],
  ['Z', { metaKey: true, shiftKey: true }, 'redo'],
  ['y', { ctrlKey: true }, 'redo'],
  ['y', { metaKey: true }, undefined],
  ['z', {}, undefined],
  ['z', { ctrlKey: true, altKey: true }, undefined],
  ['s', { ctrlKey: true }, undefined],
])('%s with %j asks for %s', (key, held, way) => {
  expect(keyAsksFor(pressed(key, held))).toBe(way);
});
