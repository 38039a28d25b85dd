import { expect, it } from 'vitest';
import { type Check, type CheckId, runbookOf, type State } from '@/health/check';
import { afterLook, type Kept, keptSchema, nothingKept } from './alerts';

const minute = (count: number) => new Date(Date.UTC(2026, 10, 28, 3, count));
const check = (id: CheckId, state: State, since?: string): Check => ({
  ...{ id, label: id, state, says: `${id} ${state}`, since, todo: 'Look.', runbook: runbookOf(id) },
});

/** One look a minute; what is due is taken away, as after sending it. */
function looks(...states: State[]) {
  let kept: Kept = nothingKept;
  return states.map((state, index) => {
    // As after a restart.
    kept = keptSchema.parse(JSON.parse(JSON.stringify(afterLook(kept, [check('disk', state)], minute(index)))));
    const sent = kept.untold.map((alert) => alert.state);
    kept = { ...kept, untold: [] };
    return sent.join();
  });
}

it('tells once that it begins, and once that it is over', () => {
  expect(looks('works', 'failed', 'failed', 'failed', 'failed', 'works', 'works', 'works')).toEqual([
    '',
    '',
    'fired',
    '',
    '',
    '',
    'cleared',
    '',
  ]);
});

it('does not tell what fails or works for a single look', () => {
  expect(looks('failed', 'works', 'failed', 'works')).toEqual(['', '', '', '']);
  expect(looks('failed', 'failed', 'works', 'failed', 'works', 'works')).toEqual(['', 'fired', '', '', '', 'cleared']);
});

it('goes on where it was while nothing is known', () => {
  expect(looks('failed', 'unknown', 'failed', 'unknown', 'unknown', 'failed')).toEqual(['', '', 'fired', '', '', '']);
});

it('tells again after it was over', () => {
  const sent = looks('failed', 'failed', 'waits', 'waits', 'failed', 'failed');
  expect(sent).toEqual(['', 'fired', '', 'cleared', '', 'fired']);
});

it('names one alert the same however often it is sent, and another one differently', () => {
  const since = '2026-11-27T00:00:00.000Z';
  const once = afterLook(nothingKept, [check('disk', 'failed', since), check('backups', 'failed', since)], minute(0));
  const twice = afterLook(once, [check('disk', 'failed', since), check('backups', 'failed', since)], minute(1));
  const again = afterLook(once, [check('disk', 'failed', since), check('backups', 'failed', since)], minute(9));
  expect(twice.untold).toMatchObject([
    { about: 'disk', since },
    { about: 'backups', since },
  ]);
  expect(again.untold.map(({ id }) => id)).toEqual(twice.untold.map(({ id }) => id));
  expect(new Set(twice.untold.map(({ id }) => id)).size).toBe(2);
  expect(Object.keys(twice.firing)).toEqual(['disk', 'backups']);
});

it('leaves to others what a start reports', () => {
  const both = [check('settings', 'failed'), check('versions', 'failed')];
  expect(afterLook(afterLook(nothingKept, both, minute(0)), both, minute(1))).toEqual(nothingKept);
});

it('gives up on what could not be sent for a day', () => {
  const fired = afterLook(
    afterLook(nothingKept, [check('disk', 'failed')], minute(0)),
    [check('disk', 'failed')],
    minute(1),
  );
  expect(afterLook(fired, [], minute(2)).untold).toHaveLength(1);
  expect(afterLook(fired, [], minute(60 * 25)).untold).toEqual([]);
});
