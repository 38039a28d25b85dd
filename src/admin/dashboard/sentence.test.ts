import { expect, it } from 'vitest';
import { sentence } from './sentence';

it.each([
  [0, 0, 'You are up to date.'],
  [0, 1, 'You have one unread notification.'],
  [0, 12, 'You have 12 unread notifications.'],
  [1, 0, 'One item needs your attention.'],
  [3, 2, '3 items need your attention.'],
])('%i items and %i unread notifications: %s', (items, unread, expected) => {
  expect(sentence(items, unread)).toBe(expected);
});
