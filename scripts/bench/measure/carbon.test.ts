import { expect, test } from 'vitest';
import { carbonProgram, gramsOf } from './carbon.ts';

test('carbon is that of the Sustainable Web Design Model 4: 0.3 kWh and 148 g for a gigabyte', () => {
  expect(gramsOf(1_000_000_000)).toBeCloseTo(148.2, 1);
  expect(gramsOf(0)).toBe(0);
  expect(carbonProgram()).toMatch(/^Sustainable Web Design Model 4 \(@tgwf\/co2 \d+\.\d+\.\d+\)$/);
});
