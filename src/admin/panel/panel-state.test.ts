import { expect, test } from 'vitest';
import { begun, errorOf, loaded, received, stepped } from './panel-state';

type Data = { count: number };
const refused = { error: 'It is in review.' };
const offline = { error: 'The site is not responding.' };

test('what was refused is still shown after a load in the background', () => {
  const state = loaded<Data>(received<Data>({ data: { count: 1 } }, refused), { count: 2 });
  expect(state.data).toEqual({ count: 2 });
  expect(errorOf(state)).toBe(refused.error);
  expect(errorOf(loaded(stepped<Data>(state, offline), { count: 3 }))).toBe(offline.error);
});

test('a load that failed is shown until one succeeds, and keeps what was loaded', () => {
  const failed = loaded<Data>({ data: { count: 1 } }, offline);
  expect(failed.data).toEqual({ count: 1 });
  expect(errorOf(failed)).toBe(offline.error);
  expect(errorOf(loaded(failed, { count: 2 }))).toBeUndefined();
});

test('a step that is under way is not shown as refused', () => {
  const state = loaded<Data>(received<Data>({ data: { count: 1 } }, refused), offline);
  expect(errorOf(begun(state))).toBe(offline.error);
  expect(begun(state).data).toEqual({ count: 1 });
});

test('the next step that succeeds takes the words away', () => {
  expect(errorOf(stepped<Data>(received<Data>({}, refused), {}))).toBeUndefined();
  const state = received<Data>(loaded<Data>(received<Data>({}, refused), offline), { count: 2 });
  expect(state).toEqual({ data: { count: 2 } });
});
