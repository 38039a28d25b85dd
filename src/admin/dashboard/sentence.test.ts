import { expect, it } from 'vitest';
import { sentence } from './sentence';

it.each([
  [[0, 0], 0, 'You are up to date.'],
  [[0], 1, 'You have one unread notification.'],
  [[0], 12, 'You have 12 unread notifications.'],
  [[1], 0, 'One item needs your attention.'],
  [[1, 1], 0, '2 items need your attention.'],
  [[1], 1, 'One item needs your attention, and you have one unread notification.'],
  [[2, 1], 2, '3 items need your attention, and you have 2 unread notifications.'],
  [[2, undefined], 0, '2 items need your attention. The inbox cannot be read at the moment.'],
  [[0, undefined], 0, 'Nothing else waits for you. The inbox cannot be read at the moment.'],
])('%j items and %i unread notifications: %s', (items, unread, words) => {
  expect(sentence(items, unread)).toBe(words);
});
