import { expect, it } from 'vitest';
import { loosened } from './loosen';

const link = {
  type: 'object',
  required: ['label', 'blockType'],
  properties: {
    blockType: { const: 'link' },
    label: { type: 'string' },
    kind: { type: 'string', enum: ['a', 'b'] },
    file: { oneOf: [{ type: 'string' }] },
    image: { oneOf: [{ type: ['string', 'null'] }, { $ref: '#/definitions/Image' }] },
    more: { $ref: '#/definitions/More' },
  },
};

it('top-level fields keep their guarantees', () => {
  const page = { type: 'object', required: ['title'], properties: { title: { type: 'string' } } };
  expect(loosened(page, true)).toEqual(page);
});

it('below the top level, only the kind of a block is guaranteed', () => {
  const page = { type: 'object', required: ['link'], properties: { link } };
  expect(loosened(page, true)).toEqual({
    ...page,
    properties: {
      link: {
        type: 'object',
        required: ['blockType'],
        properties: {
          blockType: { const: 'link' },
          label: { type: ['string', 'null'] },
          kind: { type: ['string', 'null'], enum: ['a', 'b', null] },
          file: { oneOf: [{ type: 'string' }, { type: 'null' }] },
          image: link.properties.image,
          more: { oneOf: [{ $ref: '#/definitions/More' }, { type: 'null' }] },
        },
      },
    },
  });
});

it('a nullable option has null in its enum', () => {
  const figure = { type: ['string', 'null'], enum: ['core'] };
  expect(loosened({ properties: { figure } }, true)).toEqual({
    properties: { figure: { ...figure, enum: ['core', null] } },
  });
});
