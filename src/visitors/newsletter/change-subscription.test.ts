import { expect, it } from 'vitest';
import { pageAfter } from './change-subscription';

it('a problem keeps the link unless the link is the problem, and a success drops it', () => {
  expect(pageAfter({ problem: 'away' }, 'a.b.c', 'en')).toBe('/subscription?token=a.b.c&problem=away');
  expect(pageAfter({ problem: 'link' }, 'a.b.c', 'en')).toBe('/subscription');
  expect(pageAfter({ done: 'unsubscribed' }, 'a.b.c', 'en')).toBe('/subscription?done=unsubscribed');
});

it('the page stays in its language', () => {
  expect(pageAfter({ problem: 'away' }, 'a.b.c', 'de')).toBe('/subscription?token=a.b.c&problem=away&lang=de');
  expect(pageAfter({ problem: 'link' }, 'a.b.c', 'de')).toBe('/subscription?lang=de');
  expect(pageAfter({ done: 'moving' }, 'a.b.c', 'de')).toBe('/subscription?done=moving&lang=de');
});
