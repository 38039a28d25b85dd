import { expect, it } from 'vitest';
import { stepAt } from './session-clock';

const MINUTE = 60;
const after = (seconds: number) => seconds * 1000;
const eightHours = { endsIn: 8 * 60 * MINUTE, latestIn: 12 * 60 * MINUTE, heard: 0 };
const nearlyOver = { endsIn: 100, latestIn: 4 * 60 * MINUTE, heard: 0 };
const lastMinutes = { endsIn: 100, latestIn: 100, heard: 0 };

it('says nothing while the end is far', () => {
  expect(stepAt(eightHours, after(60 * MINUTE), true)).toEqual({ do: 'nothing' });
  expect(stepAt(eightHours, after(8 * 60 * MINUTE - 121), false)).toEqual({ do: 'nothing' });
});

it('asks the server before it warns: another window may have extended the session', () => {
  expect(stepAt(eightHours, after(8 * 60 * MINUTE - 119), false)).toEqual({ do: 'ask' });
});

it('warns two minutes before, and says whether the session can be extended', () => {
  expect(stepAt(nearlyOver, after(10), false)).toEqual({ do: 'warn', seconds: 90, mayExtend: true });
  expect(stepAt(lastMinutes, after(10), false)).toEqual({ do: 'warn', seconds: 90, mayExtend: false });
});

it('extends the session of someone who is working, except beyond the longest time', () => {
  expect(stepAt({ ...nearlyOver, endsIn: 299 }, 0, true)).toEqual({ do: 'extend' });
  expect(stepAt(lastMinutes, 0, true)).toMatchObject({ do: 'warn', mayExtend: false });
});

it('asks at the end, and does not decide by itself that the session has ended', () => {
  expect(stepAt(lastMinutes, after(101), false)).toEqual({ do: 'ask' });
});
