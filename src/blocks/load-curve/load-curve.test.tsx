import { describe, expect, it } from 'vitest';
import { rendering, wordsOf } from '../../../tests/helpers/blocks';
import { across, drawDay, WIDTH } from './curve';
import { LoadCurve } from './load-curve';
import { loadCurveExamples as examples } from './load-curve.example';

const render = rendering(LoadCurve);

const day = examples['a day of a network'].block;

it('is a table for screen readers', () => {
  const html = render(day);
  expect(html).toContain('<caption>Load in MW</caption>');
  expect(html.match(/<th scope="row">/g)).toHaveLength(day.hours.length);
  expect(html).toContain('<th scope="row">20:00</th><td>1148</td><td>972</td>');
});

it('lists the readings by hour, marks the unread one, and says what follows', () => {
  const text = wordsOf(render({ ...day, readings: day.readings?.toReversed() }));
  expect(text).toContain('15:00 Transformer T-14 warm, slow to cool, not read yet');
  expect(text.indexOf('Demand')).toBeLessThan(text.indexOf('Rooftop solar'));
  expect(text).toContain('not read yet 5 hours to switch');
  expect(text).not.toMatch(/20:00 Constraint .*hours to switch/);
  expect(text).toContain('Illustrative');
});

it('measures nothing if everything has been read', () => {
  const read = { ...day, readings: day.readings?.map((one) => ({ ...one, unread: false })) };
  expect(render(read)).not.toContain(day.measure);
  expect(render({ ...day, readings: [] })).toContain('Constraint');
});

describe('the line', () => {
  const hours = [
    { hour: 0, value: 100, usual: 100 },
    { hour: 12, value: 300, usual: 200 },
    { hour: 24, value: 100, usual: 100 },
  ];

  it('covers the whole day, higher where the load is higher', () => {
    const { at, value } = drawDay(hours);
    expect(value.startsWith('M0 ')).toBe(true);
    const steps = [...value.matchAll(/c[^cM]+/g)].map(
      ([curve]) =>
        curve
          .match(/-?[\d.]+/g)
          ?.map(Number)
          .at(4) ?? 0,
    );
    expect(steps.reduce((sum, width) => sum + width, 0)).toBe(WIDTH);
    expect(at(12)).toBeLessThan(at(6));
    expect(at(6)).toBeLessThan(at(0));
  });

  it('is the same for hours in any order, and a flat day does not divide by zero', () => {
    expect(drawDay(hours.toReversed()).value).toBe(drawDay(hours).value);
    expect(drawDay(hours.map((one) => ({ ...one, value: 5, usual: 5 }))).value).not.toContain('NaN');
    expect(across(30)).toBe(WIDTH);
  });
});
