import { describe, expect, it } from 'vitest';
import { anchorAt, goneIn, pathAt, readSpot, sectionOf, withSpot } from './anchor';

const hero = {
  id: '11',
  heading: 'A',
  cards: [
    { id: 'x', title: 'One' },
    { id: 'y', title: 'Two' },
  ],
};
const band = { id: '22', heading: 'B' };
const page = { title: 'Page', meta: {}, blocks: [hero, band] };

describe('an anchor', () => {
  it.each(['title', 'meta.title', 'blocks.1', 'blocks.0.cards.1.title'])('of %s leads back to it', (path) => {
    expect(pathAt(anchorAt(path, page) ?? '', page)).toBe(path);
  });

  it('follows its rows when they move', () => {
    const anchor = anchorAt('blocks.0.cards.1.title', page) ?? '';
    const moved = { ...page, blocks: [band, { ...hero, cards: hero.cards.toReversed() }] };
    expect(pathAt(anchor, moved)).toBe('blocks.1.cards.0.title');
  });

  it.each([
    ['its section was removed', { ...page, blocks: [band] }],
    ['all sections were removed', { title: 'Page' }],
  ])('is undefined when %s', (_, document) => {
    expect(pathAt(anchorAt('blocks.0.heading', page) ?? '', document)).toBeUndefined();
  });

  it('needs rows that exist and have an id', () => {
    expect(anchorAt('blocks.7.heading', page)).toBeUndefined();
    expect(anchorAt('blocks.0.heading', { blocks: [{ heading: 'A' }] })).toBeUndefined();
  });

  it('belongs to a section', () => {
    expect(sectionOf('blocks.~11.cards.~x.title')).toBe('blocks.~11');
    expect(sectionOf('title')).toBeUndefined();
  });
});

describe('a spot', () => {
  it.each([
    ['blocks.~11.heading', { x: 0.25, y: 1 }],
    ['blocks.~11', { x: 0, y: 0.333 }],
  ])('is kept with its anchor: %s', (anchor, spot) => {
    const stored = withSpot(anchor, spot);
    expect(readSpot(stored)).toEqual({ anchor, spot });
    expect(sectionOf(stored)).toBe('blocks.~11');
  });

  it('is none in anchors without one, and in the whole document', () => {
    expect(readSpot('blocks.~11.heading')).toEqual({ anchor: 'blocks.~11.heading', spot: null });
    expect(withSpot('', { x: 0.5, y: 0.5 })).toBe('');
  });
});

it('says what of a place was removed', () => {
  const anchor = anchorAt('blocks.0.cards.1.title', page) ?? '';
  expect(goneIn(anchor, page)).toBeUndefined();
  expect(goneIn(anchor, { ...page, blocks: [{ ...hero, cards: [] }] })).toBe('part');
  expect(goneIn(anchor, { ...page, blocks: [band] })).toBe('section');
});
