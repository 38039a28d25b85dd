import { describe, expect, test } from 'vitest';
import { rendering, wordsOf } from '../../../tests/helpers/blocks';
import { SignalChart } from './signal-chart';
import { signalChartExamples as examples } from './signal-chart.example';
import { moment, placeNames, span } from './time';

const split = examples['words beside the chart'].block;
const render = rendering(SignalChart);

test('has a headline, then the lead, and keeps the paragraphs of the text', () => {
  const html = render(split);
  expect(html).toContain('<h2 class="text-page">The challenge</h2>');
  expect(html).toContain('>Each desk held one fragment</p>');
  expect(html.split('<p class="text-small">').length - 1).toBe(2);
});

test('the chart says that it is illustrative', () => {
  expect(render(split)).toContain('>Illustrative<');
});

test('for screen readers the chart is a list: who, what, when, and where the gap is', () => {
  const text = wordsOf(render(split));
  expect(text).toContain('Control room ramp re-rated , from 18 to 20');
  expect(text).toContain('Demand new plateau , from 12 to 14');
  expect(text).toContain(
    'enough to see it after 14; constraint after 20. The time between them is the perception gap.',
  );
});

test('readings and marks are positioned by the data', () => {
  const html = render(split);
  expect(html).toContain('style="--seen:30%;--limit:80%;--ticks:5"');
  expect(html).toContain('style="--from:60%;--to:85%"');
});

test('marks in the wrong order still make a forward gap', () => {
  const html = render({ ...split, chart: { ...split.chart, seenAt: 84, limitAt: 47 } });
  expect(html).toContain('--seen:47%;--limit:84%');
});

describe('time in words', () => {
  const ticks = ['12', '14', '16', '18', '20'];
  test('a position belongs to the tick before it', () => {
    expect(moment(ticks, 0)).toBe(' after 12');
    expect(moment(ticks, 39)).toBe(' after 14');
    expect(moment(ticks, 100)).toBe(' after 20');
  });
  test('a reading within one tick has no second one', () => {
    expect(span(ticks, 1, 15)).toBe('from 12');
  });
  test('an axis without labels still has times', () => {
    expect(moment([], 40)).toBe('');
    expect(span([], 70, 10)).toBe('from 10 to 70 of 100');
  });
});

test('labels of marks are placed where there is room', () => {
  expect(placeNames(47, 84)).toEqual({ isSeenBefore: true, isLimitBefore: true, isStacked: false });
  expect(placeNames(40, 60)).toEqual({ isSeenBefore: true, isLimitBefore: false, isStacked: false });
  expect(placeNames(70, 80)).toEqual({ isSeenBefore: true, isLimitBefore: true, isStacked: true });
  expect(placeNames(10, 90)).toEqual({ isSeenBefore: false, isLimitBefore: true, isStacked: true });
});
