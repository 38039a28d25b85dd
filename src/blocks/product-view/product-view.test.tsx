import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { rendering, wordsOf } from '../../../tests/helpers/blocks';
import { exampleSite } from '../example-site';
import { waveform } from './evidence';
import { drawHorizon, duration, moments, WIDTH } from './horizon';
import { ProductView } from './product-view';
import { productViewExamples as examples } from './product-view.example';

const render = rendering(ProductView);

const { block } = examples['one event, three roles and one alert'];

it('states for every role the time left until its own limit', () => {
  const text = wordsOf(render(block));
  expect(text).toContain('River stage, Gauge 7: 9.3 ft now. full draft: 9 ft, in 29 hours to choose.');
  expect(text).toContain('half loads: 7.2 ft, in 15 days to choose.');
  expect(text).toContain('no passage: 6.2 ft, in 38 days to choose.');
  expect(text).toContain('Illustrative');
});

it('has a radio button for each role, with the first one checked', () => {
  const html = render(block);
  const radios = html.match(/<input[^>]*type="radio"[^>]*>/g) ?? [];
  expect(radios.map((radio) => radio.includes('checked'))).toEqual([true, false, false]);
  expect(new Set(radios.map((radio) => /name="([^"]+)"/.exec(radio)?.[1])).size).toBe(1);
  const two = renderToStaticMarkup(
    <>
      <ProductView block={block} site={exampleSite} data={undefined} />
      <ProductView block={block} site={exampleSite} data={undefined} />
    </>,
  );
  expect(new Set([...two.matchAll(/type="radio" name="([^"]+)"/g)].map(([, name]) => name)).size).toBe(2);
});

it('draws one amber reading for each role, however many are marked', () => {
  const views = block.views.map((view) => ({
    ...view,
    readings: view.readings.map((reading) => ({ ...reading, unread: true })),
  }));
  const html = render({ ...block, views });
  expect(html.match(/lens-dot is-unread/g)).toHaveLength(3);
  expect(html.match(/not read yet/g)).toHaveLength(3);
});

it('shows an alert with the time of the first role; an excerpt without sources and a block without a title have none', () => {
  expect(wordsOf(render(block))).toContain('time left 29 hours to choose sources');
  expect(render(examples['an excerpt on white'].block)).not.toContain('class="pulse"');
  expect(render({ ...block, alert: {} })).not.toContain('class="pulse"');
});

it('leads from the alert to each of its sources, in either layout', () => {
  for (const layout of ['rows', 'split'] as const) {
    const html = render({ ...block, layout });
    const targets = [...html.matchAll(/<a href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets).toHaveLength(block.artifacts?.length ?? -1);
    for (const id of targets) expect(html.split(`id="${id}"`)).toHaveLength(2);
    expect(html.match(/class="pulse"/g)).toHaveLength(1);
  }
});

it('logs a decision once it has been made', () => {
  expect(wordsOf(render(block))).toContain('Decision log 06:20, Dispatcher on shift Load light tomorrow known then');
  expect(render({ ...block, log: { who: 'Dispatcher' } })).not.toContain('product-log');
});

it('marks the option that the log picked with the time of the log, and no other', () => {
  const html = render(block);
  expect(wordsOf(html)).toContain('Load light tomorrow , 06:20, 8.5 ft No night shift');
  expect(html.match(/>, 06:20/g)).toHaveLength(1);
  expect(render({ ...block, log: {} })).not.toContain('>, 06:20');
});

it('moves the limit once the log names an option that changes it, and says when that one is reached', () => {
  const decided = '06:20, Load light tomorrow: 8.5 ft, not reached in this time.';
  expect(wordsOf(render(block))).toContain(`full draft: 9 ft, in 29 hours to choose. ${decided}`);
  expect(wordsOf(render({ ...block, log: {} }))).not.toContain('8.5 ft');
  const views = block.views.map((view) => ({
    ...view,
    options: view.options?.map((option) => ({ ...option, limit: 8.8 })),
  }));
  expect(wordsOf(render({ ...block, views }))).toContain('Load light tomorrow: 8.8 ft, in 42 hours to choose.');
  expect(wordsOf(render({ ...block, views, log: { choice: 'Load both tonight' } }))).toContain(
    'Load both tonight: 8.8 ft',
  );
});

it('shows sources, alert and log without Lens, with the time left of the first role', () => {
  const html = render(examples['sources without Lens'].block);
  expect(html).not.toContain('class="lens"');
  expect(html).not.toContain('type="radio"');
  expect(wordsOf(html)).toContain('time left 9 weeks to change the terms sources');
  expect(wordsOf(html)).toContain('Decision log');
});

it('draws the same voice for the same words, and silence for none', () => {
  expect(waveform('Touched bottom at Bend 4.')).toBe(waveform('Touched bottom at Bend 4.'));
  expect(waveform('Touched bottom.')).not.toBe(waveform('Three cables under.'));
  expect(waveform('')).not.toContain('NaN');
});

it('measures nothing if the limit is not reached in the window', () => {
  const views = block.views.map((view) => ({ ...view, limit: 1 }));
  const text = wordsOf(render({ ...block, views }));
  expect(text).toContain('full draft: 1 ft, not reached in this time.');
  expect(text).not.toContain('to choose');
});

describe('the horizon', () => {
  const values = [
    { day: -10, value: 4 },
    { day: 0, value: 3 },
    { day: 10, value: 2 },
  ];

  it('finds the day on which the forecast crosses the limit, falling or rising', () => {
    expect(drawHorizon(values, { from: -10, to: 10, limit: 2.5 }).crossing).toBeCloseTo(5, 1);
    const rising = values.map(({ day, value }) => ({ day, value: 6 - value }));
    expect(drawHorizon(rising, { from: -10, to: 10, limit: 3.5 }).crossing).toBeCloseTo(5, 1);
    expect(drawHorizon(values, { from: -10, to: 4, limit: 2.5 }).crossing).toBeUndefined();
  });

  it('is the same for values in any order, and a flat series does not divide by zero', () => {
    const window = { from: -10, to: 10, limit: 2.5 };
    expect(drawHorizon(values.toReversed(), window).past).toBe(drawHorizon(values, window).past);
    const level = drawHorizon(
      values.map(({ day }) => ({ day, value: 3 })),
      { ...window, limit: 3 },
    );
    expect(level.past + level.forecast + level.contours).not.toMatch(/NaN|Infinity/);
  });

  it('draws past and forecast as one line that meets at the present', () => {
    const { past, forecast, across, at } = drawHorizon(values, { from: -10, to: 10, limit: 2.5 });
    expect(across(0)).toBe(WIDTH / 2);
    const [start = [], ...steps] = past
      .split(/[Mc]/)
      .slice(1)
      .map((step) => step.split(' ').map(Number).slice(-2));
    const end = steps.reduce(([x = 0, y = 0], [dx = 0, dy = 0]) => [x + dx, y + dy], start);
    expect(end.map((number) => Math.round(number * 10) / 10)).toEqual([across(0), at(0)]);
    expect(forecast.startsWith(`M${across(0)} ${at(0)}`)).toBe(true);
  });

  it.each([
    [1.2, '28 hours'],
    [1 / 24, '1 hour'],
    [15.4, '15 days'],
    [70, '10 weeks'],
  ])('%d days are %s', (days, name) => expect(duration(days)).toBe(name));

  it.each([
    [-0.75, 2, ['-12 h', 'now', '+12 h', '+24 h', '+36 h']],
    [-14, 42, ['-1 wk', 'now', '+1 wk', '+2 wk', '+3 wk', '+4 wk', '+5 wk']],
    [-90, 90, ['-2 mo', '-1 mo', 'now', '+1 mo', '+2 mo']],
  ])('names moments from %d to %d', (from, to, names) =>
    expect(moments({ from, to }).map(({ name }) => name)).toEqual(names),
  );
});
