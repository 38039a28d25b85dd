import { afterEach, expect, test, vi } from 'vitest';
import { appears } from './appears';

/** A browser that takes this long for each frame, in ms. */
function drawing(everyMs: number) {
  let now = 0;
  vi.stubGlobal('performance', { now: () => now });
  vi.stubGlobal('requestAnimationFrame', (look: () => void) =>
    queueMicrotask(() => {
      now += everyMs;
      look();
    }),
  );
}
afterEach(() => vi.unstubAllGlobals());

const found = {} as Element;
const afterFrames = (count: number) => {
  let frames = 0;
  return () => (frames++ < count ? undefined : found);
};

test.each([
  ['a second later', 16, 60, found],
  ['five seconds later, in few frames', 100, 50, found],
  ['never', 16, 1_000, undefined],
])('an element that appears %s', async (_, everyMs, frames, element) => {
  drawing(everyMs);
  expect(await appears(afterFrames(frames))).toBe(element);
});
