import { expect, it } from 'vitest';
import { removedSection } from './removed';

const page = (...ids: string[]) => ({ blocks: ids.map((id) => ({ id, blockType: 'statement', text: `Text ${id}` })) });

type Page = { blocks?: unknown };
const removed = (began: Page, mine: Page, theirs: Page, open: string[], merged = theirs) =>
  removedSection({ began, mine, theirs, merged }, open);

it('a section that is open here and gone there was removed', () => {
  const section = { id: 'b', blockType: 'statement', text: 'Text b' };
  const [began, mine, theirs] = [page('a', 'b'), page('new', 'a', 'b'), page('a')];
  expect(removed(began, mine, theirs, ['b'], page('new', 'a'))).toEqual({ section, index: 2, isKept: false });
  expect(removed(began, mine, theirs, ['b'], mine)).toEqual({ section, index: 2, isKept: true });
});

it('neither one that is closed, nor one that is new here, nor one that was removed here too', () => {
  expect(removed(page('a', 'b'), page('a', 'b'), page('a'), ['a'])).toBeUndefined();
  expect(removed(page('a'), page('a', 'b'), page('a'), ['b'])).toBeUndefined();
  expect(removed(page('a', 'b'), page('a'), page('a'), ['b'])).toBeUndefined();
});

it('an empty list is sent as 0', () => {
  expect(removed({ blocks: [] }, { blocks: 0 }, {}, ['a'])).toBeUndefined();
});
