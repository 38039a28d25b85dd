import { expect, test } from 'vitest';
import { rendering } from '../../../tests/helpers/blocks';
import { NumberedSteps } from './numbered-steps';
import { numberedStepsExamples as examples } from './numbered-steps.example';

const openings = examples['five openings'].block;
const render = rendering(NumberedSteps);

test('steps are an ordered list without written numbers', () => {
  const html = render(examples.ledger.block);
  const list = html.slice(html.indexOf('<ol'), html.indexOf('</ol>'));
  expect(list.split('<li').length - 1).toBe(4);
  expect(list).not.toMatch(/>0?\d[.)]?</);
});

test('every eye is wider open than the one before, and only the first is unread', () => {
  const html = render(openings);
  const radii = [...html.matchAll(/class="r" d="M-130 0A([\d.]+)/g)].map(([, radius]) => Number(radius));
  expect(radii).toHaveLength(5);
  // The lid is an arc through fixed corners: the smaller its radius, the wider the eye.
  expect(radii).toEqual([...radii].sort((a, b) => b - a));
  expect(new Set(radii).size).toBe(5);
  expect(html.split('class="unread"').length - 1).toBe(1);
  expect(html.indexOf('class="unread"')).toBeLessThan(html.indexOf('Contextual Baseline'));
});

test('only openings have eyes', () => {
  expect(render(examples.ledger.block)).not.toContain('<svg');
  expect(render(examples.columns.block)).not.toContain('<svg');
});

test('closing line and links follow the list, if there are any', () => {
  const html = render(openings);
  expect(html.indexOf('Scored before step one')).toBeGreaterThan(html.indexOf('</ol>'));
  expect(html).toContain('href="/platform"');
  expect(render({ ...openings, note: null, links: [] })).not.toContain('steps-end');
});
