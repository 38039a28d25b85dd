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

it('copies drop the ids of sections and rows, but keep references', () => {
  expect(copiesOf([section])).toEqual([
    {
      blockType: 'card-grid',
      heading: 'Cards',
      cards: [{ title: 'One', links: [{ label: 'Go', document: { relationTo: 'pages', value: 'page-1' } }] }],
      picture: 'media-1',
    },
  ]);
});

it('leaves the original sections unchanged', () => {
  copiesOf([section]);
  expect(section.cards[0]?.links[0]?.id).toBe('c');
});
