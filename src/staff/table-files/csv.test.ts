import { expect, it, onTestFinished, vi } from 'vitest';
import { linesOf } from '@/plugins/redirects/lines';
import { parseCsv } from './csv';
import { rowsOfJson } from './rows';

const isHeading = (name: string) => name === 'name';
const read = (text: string) => parseCsv(text, isHeading);

it('empty lines do not count as rows, however many cells they have', async () => {
  const table = `name,title\n${',\n'.repeat(2_000)}\n \nA,B\n${', \n'.repeat(2_000)}`;
  expect(await read(table)).toEqual([
    { number: 1, cells: ['name', 'title'] },
    { number: 2_004, cells: ['A', 'B'] },
  ]);
});

it.each([
  ['rows', 'name\n'.repeat(100_000), 'more than 2000 rows'],
  ['empty lines', `name,title\n${',,\n'.repeat(20_000)}`, 'more than 10000 lines'],
  ['breaks', '\n'.repeat(20_000), 'more than 10000 lines'],
])('a table of too many %s is not read to its end', async (_, text, problem) => {
  await expect(read(text)).rejects.toThrow(problem);
});

it('a list has as many documents as a table has rows, also in one line', async () => {
  const list = `[${Array(2_001).fill('{}').join(',')}]`;
  expect(() => rowsOfJson(list, ['name'])).toThrow('more than 2000 rows');
  await expect(linesOf(list)).rejects.toThrow('more than 2000 rows');
});

it('other requests are served while a table is read', async () => {
  // As on a slow machine: each slice takes longer than others may wait.
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 20));
  onTestFinished(() => clock.mockRestore());
  let turns = 0;
  const count = () => {
    turns += 1;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  await read(`name\n"${'long '.repeat(600_000)}"`);
  clearImmediate(timer);
  expect(turns).toBeGreaterThan(1_000);
});
