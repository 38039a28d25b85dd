import { expect, it, vi } from 'vitest';
import { untilLoaded } from './until-loaded';

it('a script that fails to load is loaded again, after longer and longer pauses', async () => {
  vi.useFakeTimers();
  try {
    let left = 7;
    const load = vi.fn(async () => {
      left -= 1;
      if (left >= 0) throw new Error('Failed to load chunk');
      return 'there';
    });
    const loaded = untilLoaded(load);
    const afterSeconds: number[] = [];
    for (let second = 0; left >= 0; second++) {
      const before = load.mock.calls.length;
      await vi.advanceTimersByTimeAsync(second === 0 ? 0 : 1_000);
      if (load.mock.calls.length > before) afterSeconds.push(second);
    }
    expect(await loaded).toBe('there');
    expect(afterSeconds).toEqual([1, 3, 7, 15, 31, 61, 91]);
  } finally {
    vi.useRealTimers();
  }
});
