import { expect, it } from 'vitest';
import { filled, replyTemplates } from './reply-templates';

const facts = { name: '{me}', me: 'Editor', site: 'https://site.example' };

it('fills every gap of every template once', () => {
  for (const { text } of replyTemplates) {
    const words = filled(text, { ...facts, name: 'Ada' });
    expect(words).toContain('Hello Ada,');
    expect(words).toContain('Editor');
    expect(words).not.toMatch(/[{}]/);
  }
});

it('a visitor whose name looks like a gap is greeted by that name', () => {
  expect(filled('Hello {name}, {me}', facts)).toBe('Hello {me}, Editor');
});
