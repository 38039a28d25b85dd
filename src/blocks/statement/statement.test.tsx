import { expect, it } from 'vitest';
import { rendering } from '../../../tests/helpers/blocks';
import { Statement } from './statement';
import { statementExamples } from './statement.example';

const render = rendering(Statement);
const { circles, plain } = statementExamples;

it('is the only headline of its section, after its leading lines', () => {
  const html = render(circles.block);
  expect(html.match(/<h2/g)).toHaveLength(1);
  const order = ['Records hold', 'People sense', '<h2', 'Put the two together', 'situational context'];
  const places = order.map((words) => html.indexOf(words));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
});

it('draws two decorative fields in the circles layout', () => {
  expect(render(circles.block)).toMatch(/<svg[^>]*aria-hidden="true"/);
  expect(render(plain.block)).not.toContain('<svg');
});

it('sets a long statement smaller between the circles', () => {
  const text = `${circles.block.text} `.repeat(4).trim();
  expect(render({ ...circles.block, text })).not.toContain('text-page');
  expect(render({ ...plain.block, text })).toContain('text-page');
});

it('needs no leading lines and no label', () => {
  expect(render({ ...circles.block, leads: [], label: null }).match(/<p[ >]/g)).toBeNull();
});
