import { expect, it } from 'vitest';
import { copiesOf } from './copies';

const section = {
  blockType: 'card-grid',
  id: 'a',
  heading: 'Cards',
  cards: [
    { id: 'b', title: 'One', links: [{ id: 'c', label: 'Go', document: { relationTo: 'pages', value: 'page-1' } }] },
  ],
  picture: 'media-1',
};

it('copies have no ids of the sections and rows they were made from, and keep what they refer to', () => {
  expect(copiesOf([section])).toEqual([
    {
      blockType: 'card-grid',
      heading: 'Cards',
      cards: [{ title: 'One', links: [{ label: 'Go', document: { relationTo: 'pages', value: 'page-1' } }] }],
      picture: 'media-1',
    },
  ]);
});

it('the sections themselves stay as they are', () => {
  copiesOf([section]);
  expect(section.cards[0]?.links[0]?.id).toBe('c');
});
