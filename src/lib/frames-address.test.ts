import { expect, it } from 'vitest';
import { FRAMES, framesAddress, pathsInList } from './frames-address';

const listOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

it('keeps paths as they are', () => {
  const paths = ['/', '/solutions/energy', '/über?uns&mehr'];
  const address = framesAddress(paths);
  expect(address).toMatch(new RegExp(`^${FRAMES}/[\\w-]+$`));
  expect(pathsInList(address.slice(FRAMES.length + 1))).toEqual(paths);
});

it.each([['not of ours'], [listOf('/about')], [listOf(['about'])], [listOf(Array(101).fill('/'))], ['']])(
  'finds no paths in %s',
  (list) => {
    expect(pathsInList(list)).toEqual([]);
  },
);
