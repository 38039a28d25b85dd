import { describe, expect, it } from 'vitest';
import { VisitCounts } from './visit-counts';

const now = new Date('2026-11-21T23:59:59Z');
const tomorrow = new Date('2026-11-22T00:00:01Z');

describe('counts', () => {
  it('are sums by day, path and kind', () => {
    const counts = new VisitCounts();
    counts.count('views', '/', now);
    counts.count('views', '/', now);
    counts.count('contacts', '/', now);
    counts.count('bookings', '/platform', now);
    counts.count('views', '/', tomorrow);
    counts.count('goals', '/', tomorrow, 'x/b');
    const none = { variant: '', views: 0, contacts: 0, bookings: 0, goals: 0 };
    expect(counts.take()).toEqual([
      { ...none, day: '2026-11-21', path: '/', views: 2, contacts: 1 },
      { ...none, day: '2026-11-21', path: '/platform', bookings: 1 },
      { ...none, day: '2026-11-22', path: '/', views: 1 },
      { ...none, day: '2026-11-22', path: '/', variant: 'x/b', goals: 1 },
    ]);
    expect(counts.take()).toEqual([]);
  });

  it('that could not be written are added to later ones', () => {
    const counts = new VisitCounts();
    counts.count('views', '/', now);
    counts.count('views', '/platform', now);
    const unwritten = counts.take();
    counts.count('views', '/', now);
    counts.putBack(unwritten);
    expect(counts.take()).toEqual([
      expect.objectContaining({ path: '/', views: 2 }),
      expect.objectContaining({ path: '/platform', views: 1 }),
    ]);
  });

  it('stop after thousands in seconds, and resume afterwards', () => {
    const counts = new VisitCounts();
    for (let number = 0; number < 5_000; number++) expect(counts.count('views', `/made-up-${number}`, now)).toBe(true);
    expect(counts.count('views', '/', now)).toBe(false);
    expect(counts.take()).toHaveLength(5_000);
    expect(counts.count('views', '/', now)).toBe(true);
  });
});
