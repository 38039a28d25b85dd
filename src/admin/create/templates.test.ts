import { expect, it } from 'vitest';
import { blocks } from '@/blocks';
import { starterOf } from '@/blocks/starters';
import { templates } from './templates';

it('every section of a template exists and has content to start with', () => {
  for (const { blocks: sections } of templates) {
    for (const slug of sections) {
      expect(blocks.map((block) => block.slug)).toContain(slug);
      expect(starterOf(slug), slug).toBeDefined();
    }
  }
});

it('template names are unique', () => {
  expect(new Set(templates.map(({ name }) => name)).size).toBe(templates.length);
});
