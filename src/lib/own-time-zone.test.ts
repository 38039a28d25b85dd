import { afterEach, expect, it, vi } from 'vitest';
import { ownTimeZone } from './own-time-zone';

afterEach(() => vi.restoreAllMocks());

const runsIn = (timeZone: string) =>
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat('en').resolvedOptions(),
    timeZone,
  });

it('is the zone of the system', () => {
  runsIn('Asia/Tokyo');
  expect(ownTimeZone()).toBe('Asia/Tokyo');
});

it('is unknown where the browser names one that it refuses', () => {
  runsIn('Etc/Unknown');
  expect(ownTimeZone()).toBeUndefined();
});
