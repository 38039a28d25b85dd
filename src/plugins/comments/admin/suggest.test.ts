import { describe, expect, it } from 'vitest';
import { completed, suggested } from './suggest';

const people = ['Ada Example', 'Bo Adams', 'Cleo'].map((name, index) => ({ id: String(index), name }));
const names = (text: string) => suggested(text, people).map(({ name }) => name);

describe('people to mention', () => {
  it.each([
    ['@', ['Ada Example', 'Bo Adams', 'Cleo']],
    ['Ask @ad', ['Ada Example', 'Bo Adams']],
    ['Ask @Ada Ex', ['Ada Example']],
    ['Ask @Ada Example ', []],
    ['ada@cl', []],
    ['No one', []],
  ])('after %j are %j', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it('are written out in full', () => {
    expect(completed('Ask @ad', { id: '0', name: 'Ada Example' })).toBe('Ask @Ada Example ');
  });
});
