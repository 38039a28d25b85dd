import { expect, test } from 'vitest';
import { metricsExamples } from '@/blocks/metrics/metrics.example';
import { questionsExamples } from '@/blocks/questions/questions.example';
import { questionsIn } from './questions';
import { toScript } from './structured-data';

const four = questionsExamples.four.block;
const one = questionsExamples['one, on graphite'].block;
const { block: other } = metricsExamples.two;

test('a page with several sections of questions has one FAQ with all of them', () => {
  const faq = questionsIn([four, other, one]);
  if (!faq) throw new Error('These sections have questions.');
  const data = JSON.parse(toScript(faq));
  expect(data['@type']).toBe('FAQPage');
  expect(data.mainEntity).toHaveLength(5);
  expect(data.mainEntity[1]).toEqual({
    '@type': 'Question',
    name: 'What do you need from us to begin?',
    acceptedAnswer: {
      '@type': 'Answer',
      text: [
        'One decision you keep making too late, and two days with the people who make it.',
        'The shift log or notes of one quarter',
        'Read access to one system',
        'A person who may say stop',
      ].join('\n'),
    },
  });
});

test('a page without questions has none', () => {
  expect(questionsIn([other])).toBeUndefined();
  expect(questionsIn([])).toBeUndefined();
});
