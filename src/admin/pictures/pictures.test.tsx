import { existsSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { figures } from '@/design-system/figure-names';
import { layouts } from '@/fields/layout';
import { LayoutDrawing } from './layout-drawing';

it.each(figures)('the drawing $value has a picture (npm run thumbnails -- figures)', ({ value }) => {
  expect(existsSync(`public/blocks/figures/${value}.png`)).toBe(true);
});

it('no two layouts have the same outline', () => {
  const outlines = Object.keys(layouts).map((layout) => renderToStaticMarkup(<LayoutDrawing layout={layout} />));
  expect(new Set(outlines).size).toBe(outlines.length);
});
