import { expect, it } from 'vitest';
import { pageAfter } from './change-subscription';

it('a problem keeps the link unless the link is the problem, and a success drops it', () => {
  expect(pageAfter({ problem: 'away' }, 'a.b.c')).toBe('/subscription?token=a.b.c&problem=away');
  expect(pageAfter({ problem: 'link' }, 'a.b.c')).toBe('/subscription');
  expect(pageAfter({ done: 'unsubscribed' }, 'a.b.c')).toBe('/subscription?done=unsubscribed');
});
