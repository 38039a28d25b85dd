import { describe, expect, it } from 'vitest';
import { suggest } from './panel';

describe('a suggestion', () => {
  it('of a title is the name of the document, short enough to be shown whole', () => {
    expect(suggest.title({ title: 'Platform' })).toBe('Platform');
    expect(suggest.title({ title: 'word '.repeat(20) }).length).toBeLessThanOrEqual(50);
    expect(suggest.title({})).toBe('');
  });

  it('of a description is the summary, else the introduction, else the first words under a headline', () => {
    const blocks = [{ blockType: 'metrics' }, { intro: ' Sees it early. ' }, { intro: 'Later.' }];
    expect(suggest.description({ summary: 'A summary.', blocks })).toBe('A summary.');
    expect(suggest.description({ intro: 'An intro.', blocks })).toBe('An intro.');
    expect(suggest.description({ blocks })).toBe('Sees it early.');
    expect(suggest.description({ blocks: 3 })).toBe('');
  });

  it('of an address is the path on this site', () => {
    expect(suggest.address({ path: '/platform' })).toMatch(/^https?:\/\/[^/]+\/platform$/);
  });
});
