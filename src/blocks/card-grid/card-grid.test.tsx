import { describe, expect, it } from 'vitest';
import { rendering } from '../../../tests/helpers/blocks';
import { mediaExamples } from '../media/media.example';
import type { BlockOf } from '../types';
import { CardGrid } from './card-grid';
import { cardGridExamples } from './card-grid.example';

const render = rendering(CardGrid);
const { plate, columns, rows } = cardGridExamples;
const sizes = (html: string) => [...html.matchAll(/data-size="(\w+)"/g)].map(([, size]) => size);

describe.each(Object.entries(cardGridExamples))('%s', (_, { block }) => {
  it('has a headline and below it a title for each card', () => {
    const html = render(block);
    expect(html.match(/<h2/g)).toHaveLength(1);
    expect([...html.matchAll(/<h3[^>]*>([^<]*)/g)].map(([, title]) => title)).toEqual(
      block.cards.map(({ title }) => title),
    );
  });

  it('arranges the grid by the number of cards', () => {
    expect(render(block)).toContain(`of-${block.cards.length}`);
  });
});

it('enlarges only the first cell of a plate', () => {
  const html = render(plate.block);
  expect(html.match(/card-main/g)).toHaveLength(1);
  expect(html).toMatch(/card-main[\s\S]*?<h3 class="text-header">From reactive to predictive/);
  expect(render(columns.block)).not.toContain('card-main');
});

it('gives diagrams the width of their cell and keeps marks small', () => {
  expect(sizes(render(plate.block))).toEqual(['medium', 'medium', 'medium']);
  expect(sizes(render(columns.block))).toEqual(['small', 'small', 'small', 'small']);
  expect(sizes(render(rows.block))).toEqual(['small', 'small', 'small']);
});

it('starts a paragraph at a blank line', () => {
  const [first, ...rest] = columns.block.cards;
  const cards = [{ ...first, text: 'One thing.\n\nAnother thing.' }, ...rest];
  expect(render({ ...columns.block, cards } as BlockOf<'card-grid'>)).toMatch(
    /One thing\.<\/p><p[^>]*>Another thing\./,
  );
});

it('works without drawings', () => {
  const cards = plate.block.cards.map((card) => ({ ...card, figure: null }));
  expect(render({ ...plate.block, cards })).not.toContain('<svg');
});

it('shows its buttons below the cards', () => {
  expect(render(rows.block)).toContain('href="/platform/partnerships"');
});

it('replaces a drawing with a picture, and shows it again when the picture is missing', () => {
  const { media } = mediaExamples.wide.block;
  const withPicture = (picture: typeof media | string): BlockOf<'card-grid'> => ({
    ...plate.block,
    cards: plate.block.cards.map((card) => ({ ...card, picture })),
  });
  const html = render(withPicture(media));
  expect(html.match(/<img[^>]*width="2000" height="1200" loading="lazy"/g)).toHaveLength(plate.block.cards.length);
  expect(sizes(html)).toEqual([]);
  expect(render(withPicture(media.id))).toBe(render(plate.block));
});

it('keeps a number with its unit on one line of a title', () => {
  const html = render({ ...plate.block, heading: 'Was Sie in 90 Tagen bekommen' });
  expect(html).toContain('90\u00a0Tagen');
});
