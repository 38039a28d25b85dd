import { flattenAllFields, type Payload } from 'payload';
import { describe, expect, it } from 'vitest';
import { cleanTexts } from '@/fields/clean-texts';
import { blocks } from './';
import { examplesOf, exampleTexts } from './example-texts';
import { starterOf } from './starters';

const fieldsOf = (slug: string) => blocks.find((block) => block.slug === slug)?.fields ?? [];
const textsOf = (slug: string, section: Record<string, unknown>) =>
  exampleTexts(examplesOf(slug, fieldsOf(slug)), fieldsOf(slug), section);
const band = { ...starterOf('cta-band') };
const metrics = { ...starterOf('metrics') };

describe('texts of the example', () => {
  it('are found in a new section, including its lists', () => {
    expect(textsOf('cta-band', band)).toEqual([
      'Bring the question no dashboard has answered.',
      expect.stringContaining('Talk to someone who knows'),
      '30 minutes',
      'Virtual meeting',
      'Instant',
    ]);
  });

  it('are found after a move, but not after a change', () => {
    const section = { ...band, heading: 'Ours', text: '  Bring the question no dashboard has answered. ', facts: [] };
    expect(textsOf('cta-band', section)).toEqual(['Bring the question no dashboard has answered.']);
  });

  it('are right once each of them was ticked and stored, also those of several paragraphs', () => {
    for (const { slug, fields } of blocks) {
      const section = { ...starterOf(slug) };
      const texts = textsOf(slug, section);
      const schema = flattenAllFields({ fields });
      const stored = cleanTexts(schema, {} as Payload['blocks'], { ...section, rightExamples: texts });
      expect(textsOf(slug, stored), slug).toEqual([]);
    }
  });

  it('exclude button labels', () => {
    expect(textsOf('cta-band', { ...band, heading: 'Ours', text: 'Ours.', facts: [] })).toEqual([]);
  });

  it('are found in rich text', () => {
    const texts = textsOf('rich-text', { ...starterOf('rich-text') });
    expect(texts.length).toBeGreaterThan(0);
  });

  it('include invented figures', () => {
    expect(textsOf('metrics', metrics).length).toBeGreaterThan(1);
  });
});

it.each(blocks.map(({ slug }) => slug))('%s: a section with its own texts has none', (slug) => {
  expect(textsOf(slug, { heading: 'Words of our own' })).toEqual([]);
});
