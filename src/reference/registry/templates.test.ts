import { expect, test } from 'vitest';
import { plans, sampleMetrics, templates, templatesOn, testimonials, themes } from './templates';

test('five themes, each with five layouts, six heroes and the section templates, all on its ground', () => {
  expect(themes.map(({ id }) => id)).toEqual(['graphite', 'ocean', 'indigo', 'frost', 'white']);
  for (const { id } of themes) {
    const all = templatesOn(id);
    const of = (group: string) => all.filter((template) => template.group === group);
    expect(of('layout')).toHaveLength(5);
    expect(of('hero')).toHaveLength(6);
    expect(of('section').map((template) => template.id)).toEqual(
      expect.arrayContaining(['pricing', 'metrics', 'testimonials']),
    );
    for (const { content } of all) if ('block' in content) expect(content.block.section.ground).toBe(id);
  }
});

test('placeholder prices and figures match the document', () => {
  expect(plans.map(({ price }) => price)).toEqual([99, 198, 297]);
  expect(sampleMetrics.map(({ value }) => value)).toEqual(['98%', '-67%', '3.2x']);
});

test('invents no people: every quote is marked as a placeholder', () => {
  for (const { place } of testimonials) expect(place).toMatch(/^Placeholder/);
});

test('every template can be reviewed separately on every theme', () => {
  expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
  expect(templates.filter(({ page }) => page === 'templates/ocean')).toHaveLength(templatesOn('ocean').length);
});
