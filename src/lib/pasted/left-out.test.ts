import { expect, it } from 'vitest';
import { leftOutWords } from './left-out';

const nothing = { pictures: 0, tables: 0, links: 0, bookmarks: 0, comments: 0, struck: 0 };

it('says what was left out of a paste, and what to do about pictures', () => {
  expect(leftOutWords(nothing)).toBeUndefined();
  expect(leftOutWords({ ...nothing, bookmarks: 1, comments: 2 })).toBe('Not pasted: 1 bookmark and 2 comments.');
  expect(leftOutWords({ ...nothing, pictures: 1, links: 1 })).toBe(
    'Not pasted: 1 picture and 1 link to a place outside the web. Add pictures from the library.',
  );
  expect(leftOutWords({ ...nothing, struck: 1 })).toBe('Not pasted: 1 passage that was struck out.');
  expect(leftOutWords({ ...nothing, tables: 1 })).toBe('Not pasted: 1 table layout. Cells of tables are paragraphs.');
});
