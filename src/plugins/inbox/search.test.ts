import { describe, expect, it } from 'vitest';
import { containsFilter, exactly, literally } from './search';

describe('a search text in a filter', () => {
  it('cannot escape from the quotes, the value or the filter', () => {
    const filter = containsFilter(['name'], 'a",email.eq.b) \\ , (c');
    expect(filter).toMatch(/^name\.imatch\."[^"\\]*"$/);
    expect(filter.replaceAll('[,]', '')).not.toContain(',');
  });

  it('is searched in every column', () => {
    expect(containsFilter(['name', 'email'], 'x')).toBe('name.imatch."x",email.imatch."x"');
  });

  it.each(['a.b', '*', '1+1?', '(x)', '[x]', '{2}', 'a|b', '$5', 'a,b'])('is taken literally: %s', (text) => {
    expect(new RegExp(`^${literally(text)}$`).test(text)).toBe(true);
    expect(new RegExp(`^${literally(text)}$`).test(text.replace(/[.*+?|()[\]{}$,]/, 'Z'))).toBe(false);
  });

  it('uses names for characters that a bracket cannot contain', () => {
    expect(literally('"\\^')).toBe('[[.quotation-mark.]][[.backslash.]][[.circumflex.]]');
  });

  it('can match the whole text', () => {
    expect(exactly('a@b.c')).toBe('^a@b[.]c$');
  });
});
