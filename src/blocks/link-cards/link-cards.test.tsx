import type { Link } from '@payload-types';
import { describe, expect, it } from 'vitest';
import { rendering } from '../../../tests/helpers/blocks';
import { mediaExamples } from '../media/media.example';
import type { BlockOf } from '../types';
import { LinkCards } from './link-cards';
import { linkCardsExamples } from './link-cards.example';

const render = rendering(LinkCards);
const { panels, rows } = linkCardsExamples;
const withFirst = (link: Link): BlockOf<'link-cards'> => ({
  ...panels.block,
  cards: panels.block.cards.map((card, index) => (index === 0 ? { ...card, link } : card)),
});

describe.each(Object.entries(linkCardsExamples))('%s', (_, { block }) => {
  it('has one link per card, inside its title', () => {
    const links = [...render(block).matchAll(/<h3[^>]*><a href="([^"]+)"[^>]*><span>([^<]*)/g)];
    expect(links.map(([, href, label]) => [href, label])).toEqual(
      block.cards.map(({ link }) => [link.address, link.label]),
    );
  });
});

it('opens other websites in a new tab and says so', () => {
  const html = render(withFirst({ label: 'Elsewhere', kind: 'address', address: 'https://elsewhere.example' }));
  expect(html).toMatch(/href="https:\/\/elsewhere\.example"[^>]*target="_blank"/);
  expect(html).toContain('(opens in a new tab)');
});

it('leaves out a card whose page is not published', () => {
  const html = render(withFirst({ label: 'Soon', kind: 'document', document: { relationTo: 'pages', value: 'id' } }));
  expect(html).not.toContain('Soon');
  expect(html).toContain('of-2');
});

it('shows a card without a target, but not as a link', () => {
  const html = render(withFirst({ label: 'Later', kind: 'none' }));
  expect(html).toMatch(/aria-disabled="true"[^>]*><span>Later/);
  expect(html.match(/class="arrow"/g)).toHaveLength(2);
});

it('draws large diagrams in panels and marks in rows', () => {
  expect(render(panels.block).match(/data-size="medium"/g)).toHaveLength(3);
  expect(render(rows.block).match(/data-size="small"/g)).toHaveLength(2);
});

it('replaces a drawing with a picture, and shows it again when the picture is missing', () => {
  const { media } = mediaExamples.wide.block;
  const withPicture = (picture: typeof media | string): BlockOf<'link-cards'> => ({
    ...panels.block,
    cards: panels.block.cards.map((card) => ({ ...card, picture })),
  });
  const html = render(withPicture(media));
  expect(html.match(/<img[^>]*width="2000" height="1200" loading="lazy"/g)).toHaveLength(3);
  expect(html).not.toContain('data-size="medium"');
  expect(render(withPicture(media.id))).toBe(render(panels.block));
});
