import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fluid, stylesheet } from './stylesheet';

test('the committed stylesheet matches the tokens', () => {
  const committed = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
  expect(committed, 'Run `npm run generate`.').toBe(stylesheet());
});

test('a fluid size has the smallest size at 390 px and the largest at 1280 px', () => {
  const [, start, slope] = /clamp\(\S+, (\S+)rem \+ (\S+)vw/.exec(fluid(48, 72)) ?? [];
  const at = (viewport: number) => Number(start) * 16 + (Number(slope) / 100) * viewport;
  expect(at(390)).toBeCloseTo(48, 1);
  expect(at(1280)).toBeCloseTo(72, 1);
});

test('a size without a range is fixed', () => {
  expect(fluid(18, 18)).toBe('1.125rem');
});
