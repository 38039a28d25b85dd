import { expect, it } from 'vitest';
import { describeHolders, type LockHolder } from './lock-holders';

const holder: LockHolder = {
  pid: 4711,
  name: 'alethia backup (12 on web-1)',
  address: '10.0.0.7',
  state: 'active',
  since: new Date('2026-11-27T08:00:00.123Z'),
  words: 'COPY payload.pages',
};

it('a holder is named with everything that leads to it', () => {
  expect(describeHolders([holder])).toBe(
    'session 4711 (alethia backup (12 on web-1), from 10.0.0.7, since 2026-11-27T08:00:00Z, active: COPY payload.pages …)',
  );
});

it('what another user hides is left out', () => {
  const hidden = { pid: 5, name: null, address: null, state: null, since: null, words: null };
  expect(describeHolders([hidden])).toBe('session 5 (of another user)');
  expect(describeHolders([])).toContain('ended meanwhile');
});
