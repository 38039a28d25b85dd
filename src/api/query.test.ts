import { expect, it } from 'vitest';
import { jsonFault, queryFault } from './query';

const faultOf = (query: string) => queryFault(new URLSearchParams(query));
const nested = (levels: number) => `${'{"and":['.repeat(levels)}{}${']}'.repeat(levels)}`;

it.each(['limit=0&depth=3&draft=true', 'where[id][in][0]=a', 'where={"title":{"equals":"a"}}', 'where=', 'sort=a.b'])(
  'is allowed for staff: %s',
  (query) => expect(faultOf(query)).toBeUndefined(),
);

it.each([
  'limit=-1',
  'limit=3&limit=3',
  'limit[0]=3',
  'where[id][within]=1',
  'where={"id":{"near":"1"}}',
  'limit=abc',
  'page=99999999999',
  'depth=1e3',
  '[limit]=0',
  `where${'[or][0]'.repeat(6)}[title][equals]=a`,
  'where={"title"',
  `where=${nested(20)}`,
  'where[title][equals]=%00',
  '%00=a',
  Array.from({ length: 1001 }, (_, index) => `where[id][in][${index}]=a`).join('&'),
])('is always refused: %s', (query) => expect(faultOf(query)).toMatch(/[.]$/));

it('checks values of any depth without recursion', () => {
  const deep = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
  expect(jsonFault(deep, 64)).toBe('deep');
  expect(jsonFault({ a: [{ b: 'c\0' }] }, 64)).toBe('nul');
  expect(jsonFault({ 'a\0': 1 }, 64)).toBe('nul');
  expect(jsonFault({ a: [1, null, 'text'] }, 2)).toBeUndefined();
});
