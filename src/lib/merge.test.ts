import { describe, expect, it } from 'vitest';
import { changesSince, isSame, keyOf, merge, type Picks } from './merge';

const none: Picks = new Map();
const section = (id: string, heading: string) => ({ id, blockType: 'hero', heading });
const text = (words: string) => ({ root: { children: [{ text: words }] } });

describe('two changed versions of one document', () => {
  it('are merged if they changed different fields', () => {
    const base = { title: 'A', path: '/a', meta: { title: 'm', description: 'd' } };
    const mine = { ...base, title: 'Mine', meta: { title: 'my', description: 'd' } };
    const theirs = { ...base, path: '/theirs', meta: { title: 'm', description: 'their' }, updatedAt: '2' };
    expect(merge(base, mine, theirs, none)).toEqual({
      document: { title: 'Mine', path: '/theirs', meta: { title: 'my', description: 'their' }, updatedAt: '2' },
      conflicts: [],
    });
  });

  it('conflict if they changed the same field, until a choice is made', () => {
    const [base, mine, theirs] = [{ title: 'A' }, { title: 'Mine' }, { title: 'Theirs' }];
    const { conflicts } = merge(base, mine, theirs, none);
    expect(conflicts).toEqual([{ place: ['title'], mine: 'Mine', theirs: 'Theirs' }]);
    const picks: Picks = new Map([['title', { theirs: 'Theirs', isMine: false }]]);
    expect(merge(base, mine, theirs, picks)).toEqual({ document: { title: 'Theirs' }, conflicts: [] });
    // A choice covers only the values shown.
    expect(merge(base, mine, { title: 'Theirs, longer' }, picks).conflicts).toHaveLength(1);
  });

  it('keep changes to different sections, even if one side moved, added or removed some', () => {
    const base = { blocks: [section('a', 'A'), section('b', 'B'), section('c', 'C')] };
    const mine = {
      blocks: [section('a', 'A mine'), section('b', 'B'), section('m', 'New of mine'), section('c', 'C')],
    };
    const theirs = { blocks: [section('t', 'New of theirs'), section('c', 'C theirs'), section('a', 'A')] };
    const { document, conflicts } = merge(base, mine, theirs, none);
    expect(conflicts).toEqual([]);
    const headings = (document.blocks as { heading: string }[]).map(({ heading }) => heading);
    expect(headings.sort()).toEqual(['A mine', 'C theirs', 'New of mine', 'New of theirs']);
  });

  it('keep a section that one side removed and the other changed', () => {
    const base = { blocks: [section('a', 'A'), section('b', 'B')] };
    const removed = { blocks: [section('a', 'A')] };
    const written = { blocks: [section('a', 'A'), section('b', 'Written')] };
    expect(merge(base, removed, written, none).document).toEqual(written);
    expect(merge(base, written, removed, none).document).toEqual(written);
  });

  it('are without a section that one side removed, whatever the form sends for its empty lists and leaves out', () => {
    const stored = { ...section('b', 'B'), links: [], panel: { tags: [], note: 'Not in the form' }, right: ['B'] };
    const form = { ...section('b', 'B'), links: 0, panel: { tags: 0 } };
    const base = { blocks: [section('a', 'A'), stored] };
    const removed = { blocks: [section('a', 'A')] };
    expect(merge(base, { blocks: [section('a', 'A'), form] }, removed, none).document).toEqual(removed);
  });

  it('keep each example text that either side called right, and none that either took back', () => {
    const right = (...texts: string[]) => ({ blocks: [{ ...section('a', 'A'), rightExamples: texts }] });
    const stored = { blocks: [section('a', 'A')] };
    expect(merge(stored, right('Mine'), right('Theirs'), none)).toEqual({
      document: right('Theirs', 'Mine'),
      conflicts: [],
    });
    expect(merge(right('A', 'B', 'C'), right('B', 'C', 'Mine'), right('A', 'B', 'Theirs'), none)).toEqual({
      document: right('B', 'Theirs', 'Mine'),
      conflicts: [],
    });
    expect(merge(right('A'), right('A', 'Both'), right('A', 'Both'), none).document).toEqual(right('A', 'Both'));
  });

  it('treat rich text as one value, and name its section', () => {
    const one = (words: string) => ({ blocks: [{ id: 'a', blockType: 'rich-text', body: text(words) }] });
    expect(merge(one('A'), one('Mine'), one('Theirs'), none).conflicts).toEqual([
      { place: ['blocks', { row: 'a' }, 'body'], mine: text('Mine'), theirs: text('Theirs') },
    ]);
  });

  it('need no save if the form has the stored values, whatever it sends for an empty list', () => {
    const stored = { title: 'A', blocks: [{ ...section('a', 'A'), links: [], panel: { tags: [] } }] };
    const form = { title: 'A', blocks: [{ ...section('a', 'A'), links: 0, panel: { tags: 0 } }] };
    const theirs = { ...stored, updatedAt: '2' };
    expect(isSame(merge(stored, form, theirs, none).document, theirs)).toBe(true);
  });

  it('need a save if the form has a chosen file, which the stored version lacks', () => {
    const file = new File(['a'], 'a.jpg');
    const { document, conflicts } = merge({ alt: 'A' }, { alt: 'A', file }, { alt: 'B' }, none);
    expect([document, conflicts]).toEqual([{ alt: 'B', file }, []]);
    expect(isSame(document, { alt: 'B' })).toBe(false);
  });

  it('do not conflict if the form has the same value in another form', () => {
    const base = { title: 'A', note: null, links: [] };
    const mine = { title: 'A', note: '', links: 0, isOpen: false };
    expect(merge(base, mine, { title: 'B', note: 'Theirs', links: [{ id: 'l' }] }, none)).toEqual({
      document: { title: 'B', note: 'Theirs', links: [{ id: 'l' }], isOpen: undefined },
      conflicts: [],
    });
  });
});

describe('the changes of a form', () => {
  const places = (base: object, mine: object) =>
    changesSince({ ...base }, { ...mine }).map(({ place }) => keyOf(place));

  it('are its fields that differ, in groups and rows too', () => {
    const base = { title: 'A', meta: { title: 'm', description: 'd' }, blocks: [section('a', 'A'), section('b', 'B')] };
    const mine = {
      title: 'Mine',
      meta: { title: 'm', description: 'my' },
      blocks: [section('a', 'A'), section('b', 'my')],
    };
    expect(places(base, mine)).toEqual(['title', 'meta.description', 'blocks.b.heading']);
    expect(changesSince(base, mine)[0]).toEqual({ place: ['title'], was: 'A', mine: 'Mine' });
  });

  it('count an added, a removed and a moved row once each', () => {
    const base = { blocks: [section('a', 'A'), section('b', 'B'), section('c', 'C')] };
    expect(
      places(base, { blocks: [section('a', 'A'), section('b', 'B'), section('c', 'C'), section('d', 'D')] }),
    ).toEqual(['blocks.d']);
    expect(places(base, { blocks: [section('a', 'A'), section('c', 'C')] })).toEqual(['blocks.b']);
    expect(places(base, { blocks: [section('b', 'B'), section('a', 'A'), section('c', 'C')] })).toEqual(['blocks']);
  });

  it('are a chosen file, and another one in its place', () => {
    const [one, other] = [new File(['a'], 'a.jpg'), new File(['b'], 'b.jpg')];
    expect(changesSince({}, { file: one })).toEqual([{ place: ['file'], was: undefined, mine: one }]);
    expect(changesSince({ file: one }, { file: one })).toEqual([]);
    expect(changesSince({ file: one }, { file: other })).toHaveLength(1);
  });

  it('are none where the form writes empty values differently, or the server sets them', () => {
    const base = { title: null, tags: [], updatedAt: '1', blocks: [{ ...section('a', 'A'), links: [] }] };
    const mine = { title: '', tags: 0, updatedAt: '2', blocks: [{ ...section('a', 'A'), links: 0 }] };
    expect(places(base, mine)).toEqual([]);
    expect(places({ blocks: [section('a', 'A')] }, { blocks: 0 })).toEqual(['blocks.a']);
  });
});
