import { expect, it } from 'vitest';
import { rendering } from '../../../tests/helpers/blocks';
import { Gallery } from './gallery';
import { galleryExamples } from './gallery.example';

const render = rendering(Gallery);
const { block } = galleryExamples.four;

it('shows each picture in its place, with its description and caption', () => {
  const html = render(block);
  expect([...html.matchAll(/alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual(
    block.pictures.map(({ picture }) => picture.alt),
  );
  expect(html.match(/<figcaption/g)).toHaveLength(3);
  expect(html.match(/loading="lazy"/g)).toHaveLength(4);
});

it('leaves out missing pictures, and itself without any', () => {
  const [first, ...others] = block.pictures;
  const gone = { ...first, picture: 'id-of-a-deleted-picture' };
  expect(render({ ...block, pictures: [gone, ...others] }).match(/<img/g)).toHaveLength(3);
  expect(render({ ...block, pictures: [gone] })).toBe('');
});

it('limits the shape of what is very wide or very tall', () => {
  const shapes = (width: number, height: number) => {
    const picture = { ...block.pictures[0]?.picture, id: 'one', updatedAt: '', createdAt: '', width, height };
    return /--shape:([\d.]+)/.exec(render({ ...block, pictures: [{ picture }] }))?.[1];
  };
  expect([shapes(25_000, 2_000), shapes(2_000, 25_000), shapes(3_000, 2_000)]).toEqual(['2.4', '0.6', '1.5']);
});

it('has an accessible name even without a headline', () => {
  expect(render({ ...block, heading: null })).toMatch(/<section[^>]*aria-label="Pictures"/);
});
