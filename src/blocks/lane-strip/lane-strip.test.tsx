import { describe, expect, it } from 'vitest';
import { rendering, wordsOf } from '../../../tests/helpers/blocks';
import { drawLeg, placeLegs, slip } from './lane';
import { LaneStrip } from './lane-strip';
import { laneStripExamples as examples } from './lane-strip.example';

const render = rendering(LaneStrip);

const lane = examples['from supplier to plant'].block;

it('lists the legs as text in the order of the journey', () => {
  const text = wordsOf(render(lane));
  expect(text).toContain('Road 3 → 4 d , 4 days, 3 in the plan Supplier to Barge terminal date confirmed twice');
  expect(text).toContain('Rail 6 → 7 d , 7 days, 6 in the plan Port of entry to Inland hub');
  expect(text.indexOf('Sea port to Vessel')).toBeLessThan(text.indexOf('Vessel to Port of entry'));
});

it('totals both journeys and measures the difference', () => {
  const text = wordsOf(render(lane));
  expect(text).toContain('planned, 36 days at present, 43 days : 7 days late');
  const onTime = { ...lane, legs: lane.legs.map((leg) => ({ ...leg, now: leg.planned })) };
  expect(render(onTime)).not.toContain(lane.measure);
});

it('has one amber leg in the drawing, labeled in the text', () => {
  const all = render({ ...lane, legs: lane.legs.map((leg) => ({ ...leg, unread: true })) });
  expect(all.match(/lane-stop is-unread/g)).toHaveLength(1);
  expect(all.match(/not read yet/g)).toHaveLength(1);
});

describe('the strip', () => {
  const legs = [
    { planned: 2, now: 3 },
    { planned: 2, now: 5 },
  ];

  it('draws both journeys to the same scale', () => {
    expect(placeLegs(legs)).toEqual({
      planned: [0, 250, 500],
      now: [0, 375, 1000],
      plannedDays: 4,
      days: 8,
      late: 4,
    });
    expect(placeLegs([{ planned: 4, now: 2 }]).now).toEqual([0, 500]);
  });

  it('leans by the delay so far', () => {
    const lines = slip(legs, placeLegs(legs)).split('M').slice(1);
    const lean = lines.map((line) => {
      const [from, to] = line.split('L').map((point) => Number.parseFloat(point));
      return (to ?? 0) - (from ?? 0);
    });
    expect(lean[0]).toBe(0);
    expect(lean.at(-1)).toBe(500);
    expect(lean).toEqual(lean.toSorted((a, b) => a - b));
  });

  it('draws every mode in its own style, within its leg', () => {
    const modes = ['road', 'rail', 'river', 'sea', 'air', 'stop'] as const;
    expect(new Set(modes.map((mode) => drawLeg(mode, 100, 300))).size).toBe(modes.length);
    for (const mode of modes) expect(drawLeg(mode, 100, 100.5)).not.toMatch(/NaN|Infinity/);
  });
});
