import { expect, it } from 'vitest';
import { atMost } from './at-most';

it('runs so many at once and the others in their order, also after a failure', async () => {
  const limited = atMost(2);
  const begun: number[] = [];
  const works = Array.from({ length: 4 }, () => Promise.withResolvers<number>());
  const results = works.map(({ promise }, number) =>
    limited(() => {
      begun.push(number);
      return promise;
    }),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  works[1]?.reject(new Error('lost'));
  await expect(results[1]).rejects.toThrow('lost');
  expect(begun).toEqual([0, 1, 2]);
  for (const number of [0, 2, 3]) works[number]?.resolve(number);
  expect(await Promise.all([results[0], results[2], results[3]])).toEqual([0, 2, 3]);
  expect(await limited(async () => 'next')).toBe('next');
});
