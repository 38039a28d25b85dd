import { expect, it } from 'vitest';
import { rendering } from '../../../tests/helpers/blocks';
import { Metrics } from './metrics';
import { metricsExamples } from './metrics.example';

const render = rendering(Metrics);
const { three, two } = metricsExamples;

it('pairs each figure with what it measures', () => {
  const pairs = [...render(three.block).matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)/g)];
  expect(pairs.map(([, label, value]) => ({ label, value }))).toEqual(
    three.block.metrics.map(({ label, value }) => ({ label, value })),
  );
});

it('names the source of a figure, if known', () => {
  expect(render(three.block).match(/metric-note/g)).toHaveLength(2);
  expect(render(two.block)).not.toContain('metric-note');
});

it('has an accessible name even without a headline', () => {
  expect(render(three.block)).toContain('<h2');
  expect(render(two.block)).not.toContain('<h2');
  expect(render(two.block)).toMatch(/<section[^>]*aria-label="Figures"/);
});
