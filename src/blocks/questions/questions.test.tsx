import { expect, it } from 'vitest';
import { rendering } from '../../../tests/helpers/blocks';
import { Questions } from './questions';
import { questionsExamples } from './questions.example';

const render = rendering(Questions);
const { block } = questionsExamples.four;

it('each question opens to its answer, without scripts', () => {
  const pairs = [...render(block).matchAll(/<details.*?<h3[^>]*>([^<]+)<.*?<\/summary>(.*?)<\/details>/g)];
  expect(pairs.map(([, question]) => question)).toEqual(block.questions.map(({ question }) => question));
  expect(pairs[1]?.[2]).toContain('<li>Read access to one system</li>');
});

it('the first answer is open if that is chosen, the others are not', () => {
  expect(render(block).match(/<details[^>]*open/g)).toHaveLength(1);
  expect(render({ ...block, firstIsOpen: false })).not.toMatch(/<details[^>]*open/);
});
