import { describe, expect, it } from 'vitest';
import { rendering, wordsOf } from '../../../tests/helpers/blocks';
import { BELT, cycles, newest, scaleOf, TAKT } from './takt';
import { TaktLine } from './takt-line';
import { taktLineExamples as examples } from './takt-line.example';

const render = rendering(TaktLine);

const line = examples['seven stations'].block;

it('lists the stations in order, with their cycles as text', () => {
  const text = wordsOf(render(line));
  expect(text).toContain('10 Load 41 → 42 s Cycle 42 s, 41 at the beginning robot waits, twice');
  expect(text).toContain('Cycle 55 s, 48 at the beginning, 3 s left feed turned down by hand not read yet');
  expect(text.indexOf('Wash')).toBeLessThan(text.indexOf('Gauge'));
  expect(text).toContain('takt 58 s');
  expect(text).toContain('Illustrative');
});

it('has at most one amber station', () => {
  const all = render({ ...line, stations: line.stations.map((one) => ({ ...one, unread: true })) });
  expect(all.match(/takt-dot/g)).toHaveLength(1);
  expect(all.match(/not read yet/g)).toHaveLength(1);
  const none = render({ ...line, stations: line.stations.map((one) => ({ ...one, unread: false })) });
  expect(none).not.toContain('takt-dot');
  expect(none).not.toContain(`s ${line.measure}`);
});

describe('the strokes', () => {
  const stations = [
    { from: 40, to: 40 },
    { from: 50, to: 60 },
  ];

  it('start at the belt and reach the takt if as long as it', () => {
    const up = scaleOf(stations, 60);
    expect(up(60)).toBe(TAKT);
    expect(up(40)).toBeLessThan(BELT);
    expect(up(40)).toBeGreaterThan(up(50));
    expect(newest(stations, 1, 60).y).toBe(TAKT);
  });

  it('begin and end with the values given, and drift in one direction', () => {
    const drift = cycles({ from: 50, to: 60 });
    expect(drift[0]).toBe(50);
    expect(drift.at(-1)).toBe(60);
    expect(drift).toEqual(drift.toSorted((a, b) => a - b));
  });

  it('do not divide by zero if every cycle equals the takt', () => {
    expect(scaleOf([{ from: 60, to: 60 }], 60)(60)).toBe(BELT);
  });
});
