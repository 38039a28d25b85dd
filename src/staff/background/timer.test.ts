import { expect, it } from 'vitest';
import { workOf } from './timer';

it('a process does all kinds of background work, one, or none', () => {
  expect(workOf('all')).toEqual(['planned', 'long', 'own']);
  expect(workOf('planned')).toEqual(['planned']);
  expect(workOf('long')).toEqual(['long', 'own']);
  expect(workOf('none')).toEqual([]);
});
