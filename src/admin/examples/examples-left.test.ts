import type { FormState } from 'payload';
import { expect, it } from 'vitest';
import { examplesLeft } from './examples-left';

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ text }] });
const fields: FormState = {
  'blocks.0.heading': { value: 'Example heading ' },
  'blocks.0.facts.0.title': { value: 'Example fact' },
  'blocks.0.facts.0.id': { value: 'fact' },
  'blocks.0.hidden': { value: 'Example fact', passesCondition: false },
  'blocks.0.body': { value: { root: { children: [paragraph('Own'), paragraph('Example words')] } } },
  'blocks.01.heading': { value: 'Example heading' },
  'blocks.1.heading': { value: 'Example heading' },
};
const examples = ['Example heading', 'Example fact', 'Example words'];

it('each text of the section that is still the example is found, with its field', () => {
  expect(examplesLeft(fields, 'blocks.0', examples, [])).toEqual([
    { path: 'blocks.0.heading', text: 'Example heading' },
    { path: 'blocks.0.facts.0.title', text: 'Example fact' },
    { path: 'blocks.0.body', text: 'Example words' },
  ]);
});

it('what is right as it is has no mark', () => {
  expect(examplesLeft(fields, 'blocks.0', examples, ['Example heading', 'Example words'])).toEqual([
    { path: 'blocks.0.facts.0.title', text: 'Example fact' },
  ]);
});
