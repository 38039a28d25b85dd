import { expect, test } from 'vitest';
import { rendering } from '../../../tests/helpers/blocks';
import { mediaExamples } from '../media/media.example';
import type { BlockOf } from '../types';
import { DimensionCards } from './dimension-cards';
import { dimensionCardsExamples as examples } from './dimension-cards.example';

const arc = examples['five on an arc'].block;
const render = rendering(DimensionCards);

/** Height of the first lid above a drawing; its path is one quadratic curve. */
const lidAt = (html: string, x: number) => {
  const [x0 = 0, y0 = 0, , y1 = 0, x2 = 0, y2 = 0] = (
    /class="r" d="([^"]+)"/.exec(html.split('dimension-lid')[1] ?? '')?.[1] ?? ''
  )
    .split(/[MQ ]/)
    .filter(Boolean)
    .map(Number);
  const t = (x - x0) / (x2 - x0);
  return (1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t ** 2 * y2;
};

test('lists the dimensions in order, each with a heading', () => {
  const titles = [...render(arc).matchAll(/<h3[^>]*>([^<]+)/g)].map(([, title]) => title);
  expect(titles).toEqual(['Temporal', 'Spatial', 'Behavioral', 'Systemic', 'Economic']);
});

test('the lid runs through the middle of every drawing: lowest at the ends, highest in the middle', () => {
  const html = render(arc);
  const heights = [0, 1, 2, 3, 4].map((x) => lidAt(html, x));
  // The same fractions as --drop in the stylesheet.
  for (const [index, share] of [1, 0.25, 0, 0.25, 1].entries()) expect(heights[index]).toBeCloseTo(share);
});

test('rows and grid have no lid, and a dimension without a drawing keeps its words', () => {
  expect(render(examples.rows.block)).not.toContain('dimension-lid');
  expect(render(examples.grid.block)).not.toContain('dimension-lid');
  const html = render({
    ...arc,
    dimensions: [
      { title: 'Temporal', text: 'When.' },
      { title: 'Spatial', text: 'Where.' },
    ],
  });
  expect(html).not.toContain('dimension-figure');
  expect(html).toContain('>When.</p>');
});

test('a picture replaces the drawing, which returns when the picture is missing', () => {
  const picture = mediaExamples.wide.block.media;
  const withPicture = (chosen: typeof picture | string): BlockOf<'dimension-cards'> => ({
    ...arc,
    dimensions: arc.dimensions.map((one) => ({ ...one, picture: chosen })),
  });
  const html = render(withPicture(picture));
  expect(html.match(/<img[^>]*width="2000" height="1200" loading="lazy"/g)).toHaveLength(arc.dimensions.length);
  expect(html).not.toContain('<figure');
  expect(render(withPicture(picture.id))).toBe(render(arc));
});
