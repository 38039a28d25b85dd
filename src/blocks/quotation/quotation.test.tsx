import { expect, it } from 'vitest';
import { rendering } from '../../../tests/helpers/blocks';
import { mediaExamples } from '../media/media.example';
import { Quotation } from './quotation';
import { quotationExamples } from './quotation.example';

const render = rendering(Quotation);
const { short, long } = quotationExamples;

it('names who said it, and as what', () => {
  const html = render(short.block);
  expect(html).toMatch(/<blockquote[^>]*><p>Two adjusters had written/);
  expect(html).toMatch(/<figcaption[^>]*><span[^>]*>Claims director<\/span><span[^>]*>Placeholder, insurance</);
  expect(render(long.block)).toMatch(/<figcaption[^>]*><span[^>]*>Plant manager<\/span><\/figcaption>/);
});

it('shows a drawing of its own for each person, or the portrait', () => {
  expect(render(short.block)).toContain('<svg');
  const picture = mediaExamples.wide.block.media;
  const html = render({ ...short.block, picture });
  expect(html).toContain('<img');
  expect(html).not.toContain('<svg');
  expect(render({ ...short.block, picture: picture.id })).toBe(render(short.block));
});

it('sets short words larger than long ones', () => {
  expect(render(short.block)).toContain('text-page');
  expect(render(long.block)).toContain('text-header');
});
