import { expect, it } from 'vitest';
import { isoMoment, localMoment } from './local-moment';

it.each(['2026-11-27T22:50', '0002-11-27T09:05', '9999-12-31T23:59'])('%s comes back as it was typed', (local) => {
  expect(localMoment(isoMoment(local))).toBe(local);
});

it.each(['', 'soon', '300000-01-01T00:00'])('“%s” is no time', (value) => {
  expect([isoMoment(value), localMoment(value)]).toEqual(['', '']);
});
