import { describe, expect, it } from 'vitest';
import { rendering, wordsOf } from '../../../tests/helpers/blocks';
import { FloorSection } from './floor-section';
import { floorSectionExamples as examples } from './floor-section.example';
import { drawStorey, gridLines, hatch } from './section-lines';

const render = rendering(FloorSection);

const site = examples['six levels'].block;

it('lists the levels from the top, each with height, reading and progress', () => {
  const text = wordsOf(render(site));
  expect(text).toContain('Level 5 +48 ft pour held for Friday , in formwork');
  expect(text).toContain('Level 4 +36 ft cooler than its cure curve, not read yet , open three days to reach it');
  expect(text).toContain('Level 1 0 ft closed with one RFI open , covered');
  expect(text.indexOf('Level 6')).toBeLessThan(text.indexOf('Level 1'));
  expect(text).toContain('Illustrative');
});

it('has at most one amber level, and measures only from there', () => {
  const all = render({ ...site, levels: site.levels.map((level) => ({ ...level, unread: true })) });
  expect(all.match(/floor-dot/g)).toHaveLength(1);
  expect(all.split(site.measure)).toHaveLength(2);
  const none = render({ ...site, levels: site.levels.map((level) => ({ ...level, unread: false })) });
  expect(none).not.toContain('floor-dot');
  expect(none).not.toContain(site.measure);
});

describe('a storey', () => {
  it('has no columns without a slab above it, props below formwork, and a cover below a finished slab', () => {
    expect(drawStorey('planned', undefined)).toMatchObject({ columns: '', props: '', cover: '', slabHatch: '' });
    expect(drawStorey('open', 'formwork').props).not.toBe('');
    expect(drawStorey('open', 'formwork').cover).toBe('');
    expect(drawStorey('covered', 'open').cover).not.toBe('');
    expect(drawStorey('formwork', 'planned')).toMatchObject({ isDashed: true, areColumnsDashed: true });
  });

  it('is hatched within its edges', () => {
    const numbers = hatch(20, 40, 5)
      .split(/[ML]/)
      .filter(Boolean)
      .map((point) => point.split(' ').map(Number));
    const [first, last] = [gridLines[0]?.x ?? 0, gridLines.at(-1)?.x ?? 0];
    expect(numbers.length).toBeGreaterThan(20);
    for (const [x = Number.NaN, y = Number.NaN] of numbers) {
      expect(x).toBeGreaterThanOrEqual(first - 16);
      expect(x).toBeLessThanOrEqual(last + 16);
      expect(y).toBeGreaterThanOrEqual(20);
      expect(y).toBeLessThanOrEqual(40);
    }
  });
});
