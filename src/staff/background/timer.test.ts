import { expect, it } from 'vitest';
import { workOf } from './timer';

it('a process does all background work, one kind of it, or none', () => {
  expect(workOf('all')).toEqual(['planned', 'long', 'backup']);
  expect(workOf('planned')).toEqual(['planned']);
  expect(workOf('long')).toEqual(['long', 'backup']);
  expect(workOf('none')).toEqual([]);
});
