import { describe, expect, it } from 'vitest';
import { cellsInText, problemOfCells } from './cells';

describe('cells in a text', () => {
  it('are parted by tabs, rows by lines, of any system', () => {
    const cells = [
      ['Week', 'Seen by'],
      ['1', 'Night shift'],
    ];
    expect(cellsInText('Week\tSeen by\n1\tNight shift')).toEqual(cells);
    expect(cellsInText('Week\tSeen by\r\n1\tNight shift\r\n')).toEqual(cells);
    expect(cellsInText('Week\tSeen by\r1\tNight shift\r')).toEqual(cells);
  });

  it('may be quoted, with tabs, lines and quotes inside', () => {
    expect(cellsInText('a\t"two\nlines\tand a tab"\n"say ""so"""\t"')).toEqual([
      ['a', 'two lines and a tab'],
      ['say "so"', '"'],
    ]);
    expect(cellsInText('5" pipe\t"half" open')).toEqual([['5" pipe', '"half" open']]);
  });

  it('keep empty ones between others, but not empty rows and columns at the end', () => {
    expect(cellsInText('a\t\tc\t\t\n\t\t\t\n1\t\t\t\t\n\t\n\n')).toEqual([
      ['a', '', 'c'],
      ['', '', ''],
      ['1', '', ''],
    ]);
    expect(cellsInText('')).toEqual([]);
    expect(cellsInText('\t\n\t')).toEqual([]);
  });

  it('have no spaces around them', () => {
    expect(cellsInText(' a \t\u00a0b\u00a0')).toEqual([['a', 'b']]);
  });
});

describe('what is refused', () => {
  const grid = (rows: number, columns: number, text = 'x') =>
    Array.from({ length: rows }, () => Array<string>(columns).fill(text));

  it('is more than a table holds, or less than one row below its headings', () => {
    expect(problemOfCells(grid(1, 3))).toMatch(/^Copy at least two rows/);
    expect(problemOfCells(grid(41, 3))).toBe('These are 41 rows; a table has at most 40.');
    expect(problemOfCells(grid(2, 9))).toBe('These are 9 columns; a table has at most 8.');
    expect(problemOfCells(grid(2, 2, 'x'.repeat(201)))).toMatch(/^A cell has at most 200 characters/);
  });

  it('is nothing else', () => {
    expect(problemOfCells(grid(2, 1))).toBeUndefined();
    expect(problemOfCells(grid(40, 8, 'x'.repeat(200)))).toBeUndefined();
  });
});
