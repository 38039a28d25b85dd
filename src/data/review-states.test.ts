import { expect, it } from 'vitest';
import { tally } from '@/reference/reviews/tally';
import { isOutdated, reviewStates } from './review-states';

const decided = (state: (typeof reviewStates)[number], hash = 'new') => ({ state, hash, note: '', at: '' });

it('a decision is outdated once its element has changed; a missing one never is', () => {
  expect(isOutdated(undefined, 'new')).toBe(false);
  for (const state of reviewStates) {
    expect(isOutdated(decided(state), 'new')).toBe(false);
    expect(isOutdated(decided(state, 'old'), 'new')).toBe(state !== 'pending');
  }
});

it('counts the elements of the page; those without a decision are pending', () => {
  const elements = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id, page: 'design-system' as const, subject: id }));
  const reviews = { a: decided('kept'), b: decided('kept'), c: decided('deleted'), elsewhere: decided('modified') };
  expect(tally(elements, reviews)).toEqual({ pending: 1, kept: 2, modified: 0, deleted: 1 });
});
