import { expect, it } from 'vitest';
import { subjects } from './faults';
import { inapplicable } from './sandbox';

it('every fault can still be made in its file', () => {
  expect([...inapplicable(Object.values(subjects).flat()).values()]).toEqual([]);
});
