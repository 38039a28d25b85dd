import { describe, expect, test } from 'vitest';
import { fromReference, toReference } from '@/data/preview/reference';
import { plain, referenceIn, withMark } from './mark';

const path = 'blocks.12.cards.3.title';

describe('marks', () => {
  test('name the field of a text, and can be removed without a trace', () => {
    const marked = withMark('Close the gap', path);
    expect(marked).not.toBe('Close the gap');
    expect(referenceIn(marked)).toBe(path);
    expect(plain(marked)).toBe('Close the gap');
  });

  test('are not white space: they survive trimming and splitting', () => {
    const words = withMark('Close the gap', path).trim().split(/\s+/);
    expect(words).toHaveLength(3);
    expect(referenceIn(words[2] ?? '')).toBe(path);
  });

  test('are at the end of every paragraph', () => {
    const paragraphs = withMark('One\nline.\n\nTwo.\n \nThree.\n', path).split(/\n\s*\n/);
    expect(paragraphs.map(referenceIn)).toEqual([path, path, path]);
    expect(paragraphs.map((part) => plain(part).trim())).toEqual(['One\nline.', 'Two.', 'Three.']);
  });

  test('are not added to an empty text', () => {
    expect(withMark('', path)).toBe('');
    expect(withMark('  \n', path)).toBe('  \n');
  });

  test('the last of two counts', () => {
    expect(referenceIn(`${withMark('a', 'first')} ${withMark('b', 'second')}`)).toBe('second');
  });

  test('texts in other scripts and with symbols stay unchanged', () => {
    for (const text of ['Ünïcode – “quotes”', '日本語', 'A heart ❤️', 'Pump 👩‍🔧']) {
      expect(plain(withMark(text, path))).toBe(text);
      expect(referenceIn(text)).toBeUndefined();
    }
  });
});

test.each([
  [{ path }, path],
  [{ target: { collection: 'leaders', id: '8d3c' }, path: 'name' }, 'leaders/8d3c:name'],
  [{ target: { global: 'navigation' }, path: 'items.0.link.label' }, 'navigation:items.0.link.label'],
])('a reference names %j', (place, reference) => {
  expect(toReference(place)).toBe(reference);
  expect(fromReference(reference)).toEqual(place);
});
