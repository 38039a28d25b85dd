import { expect, test } from 'vitest';
import { rendering } from '../../../tests/helpers/blocks';
import { mediaExamples } from '../media/media.example';
import type { BlockOf } from '../types';
import { CapabilityCards } from './capability-cards';
import { capabilityCardsExamples as examples } from './capability-cards.example';

const plate = examples['a plate beside "In practice"'].block;
const modules = examples['six modules'].block;
const render = rendering(CapabilityCards);
const count = (html: string, part: string) => html.split(part).length - 1;

test('every capability is a list item with its own heading below the section headline', () => {
  const html = render(plate);
  expect(count(html, 'class="capability-cell"')).toBe(plate.cards.length);
  expect(html.match(/<h2[^>]*>([^<]+)/)?.[1]).toBe('Intelligence capabilities');
  for (const { title } of plate.cards) expect(html).toContain(`<h3 class="text-card">${title}</h3>`);
});

test('the "In practice" panel is shown only when it has content', () => {
  expect(render(plate)).toContain('>In practice</h3>');
  expect(render({ ...plate, practiceHeading: null })).toContain('>In practice</h3>');
  expect(render({ ...plate, practice: [] })).not.toContain('In practice');
});

test('two columns beside the panel and for counts that are not multiples of three', () => {
  expect(render({ ...modules, layout: 'plate' })).toContain('in-3');
  expect(render({ ...modules, layout: 'plate', practice: plate.practice })).toContain('in-2');
  expect(render({ ...modules, cards: modules.cards.slice(0, 4) })).toContain('in-2');
});

test('a link without a target is shown with its topic but cannot be followed', () => {
  const html = render(modules);
  expect(count(html, 'aria-disabled="true"')).toBe(6);
  expect(html).toContain('Learn more<span class="sr-only">: Core</span>');
  expect(html).not.toContain('href=');
});

test('the name of a list appears only with the list', () => {
  const [card] = plate.cards;
  if (!card) throw new Error('the example has no card');
  const html = render({ ...plate, cards: [{ ...card, points: [] }], practice: [] });
  expect(html).not.toContain('>Reads<');
  expect(render(plate)).toContain('>Reads</p>');
});

test('a picture replaces the drawing, which returns when the picture is missing', () => {
  const picture = mediaExamples.wide.block.media;
  const withPicture = (chosen: typeof picture | string): BlockOf<'capability-cards'> => ({
    ...plate,
    cards: plate.cards.map((one) => ({ ...one, picture: chosen })),
  });
  const html = render(withPicture(picture));
  expect(html.match(/<img[^>]*width="2000" height="1200" loading="lazy"/g)).toHaveLength(plate.cards.length);
  expect(html).not.toContain('<figure');
  expect(render(withPicture(picture.id))).toBe(render(plate));
});
