import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SizeCell } from './size-cell';
import { TagsCell } from './tags-cell';

it.each([
  [['campaign', 'Nordwind'], '<span>campaign, Nordwind</span>'],
  [[], '<span>–</span>'],
  [undefined, '<span>–</span>'],
])('the tags %j are listed as %s', (tags, shown) => {
  expect(renderToStaticMarkup(<TagsCell cellData={tags} />)).toBe(shown);
});

it.each([
  [1_258_291, '<span>1.2 MB</span>'],
  [undefined, '<span>–</span>'],
])('a size of %s bytes is shown as %s', (bytes, shown) => {
  expect(renderToStaticMarkup(<SizeCell cellData={bytes} />)).toBe(shown);
});
