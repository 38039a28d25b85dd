import { expect, it } from 'vitest';
import { isRecent } from './last-restore';

const last = { state: 'restored', archive: 'alethia-2026-11-01T000000.tar.gz', by: 'Mara Lind' } as const;
const now = new Date('2026-11-23T12:00:00.000Z');

it.each([
  ['2026-11-16T12:00:00.001Z', true],
  ['2026-11-16T12:00:00.000Z', false],
])('a restore at %s is on the dashboard: %s', (at, expected) => {
  expect(isRecent({ ...last, at }, now)).toBe(expected);
});

it('nothing is shown without a restore', () => expect(isRecent(null, now)).toBe(false));
