import { expect, it } from 'vitest';
import { filled, replyTemplates, startingWith } from './reply-templates';

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

it('a template keeps what was typed, and takes the place of another one', () => {
  const call = startingWith('call', 'Tomorrow at nine.', facts);
  expect(call).toMatch(/Please choose a time[\s\S]*\n\nTomorrow at nine\.$/);
  expect(startingWith('details', call, facts)).toBe(`${startingWith('details', '', facts)}\n\nTomorrow at nine.`);
  expect(startingWith('', call, facts)).toBe('Tomorrow at nine.');
  expect(startingWith('', '', facts)).toBe('');
});
