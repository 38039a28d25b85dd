import { expect, it } from 'vitest';
import { rendering } from '../../../tests/helpers/blocks';
import { Comparison } from './comparison';
import { comparisonExamples } from './comparison.example';

const render = rendering(Comparison);
const { block } = comparisonExamples.three;

it('each line has a value for each option', () => {
  const html = render(block);
  expect(html.match(/<th scope="col"/g)).toHaveLength(3);
  expect(html.match(/<th scope="row"/g)).toHaveLength(4);
  expect(html.split('<tbody>')[1]?.match(/<td/g)).toHaveLength(12);
});

it('says its marks in words', () => {
  const words = render(block).replace(/<[^>]+>/g, ' ');
  expect(words).toMatch(/Yes\s+logs, notes, mails/);
  expect(words).toMatch(/In part\s+once they are mapped/);
});

it('marks at most one option as advised', () => {
  const all = { ...block, options: block.options.map((option) => ({ ...option, isAdvised: true })) };
  expect(render(all).match(/<th scope="col" class="is-advised"/g)).toHaveLength(1);
  expect(render(block)).toContain('(advised)');
});

it('shows a dash for missing values, and none beyond the options', () => {
  const rows = [{ label: 'Price', values: [{ text: 'One' }, { text: 'Two' }, { text: 'Three' }, { text: 'Four' }] }];
  expect(render({ ...block, rows })).not.toContain('Four');
  expect(render({ ...block, rows: [{ label: 'Price', values: [{ text: 'One' }] }] }).match(/–/g)).toHaveLength(2);
});
