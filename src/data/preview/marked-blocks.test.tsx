import { type FlattenedBlock, flattenAllFields } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { blocks } from '@/blocks';
import { exampleSite } from '@/blocks/example-site';
import { blockExamples } from '@/blocks/examples';
import { RenderBlock } from '@/blocks/render-block';
import type { ViewedBlock } from '@/blocks/types';
import type { Schema } from '@/fields/walk';
import { plain, withMark } from '@/lib/mark';
import { markFields } from './mark-fields';

const schema: Schema = {
  fields: flattenAllFields({ fields: [{ name: 'blocks', type: 'blocks', blocks: [] }] }),
  blocks: Object.fromEntries(
    blocks.map((block) => [
      block.slug,
      { ...block, flattenedFields: flattenAllFields({ fields: block.fields }) } as FlattenedBlock,
    ]),
  ),
};

const marked = (block: ViewedBlock) =>
  (markFields(schema, { blocks: [block] }, withMark).blocks as ViewedBlock[])[0] as ViewedBlock;

const examples = Object.entries(blockExamples).flatMap(([type, situations]) =>
  Object.entries(situations).map(([situation, example]) => ({ name: `${type}: ${situation}`, ...example })),
);

test.each(examples)('$name looks the same with marks in its texts', ({ block, data }) => {
  const html = (shown: ViewedBlock) =>
    renderToStaticMarkup(<RenderBlock block={shown} site={exampleSite} data={data} />);
  const withMarks = html(marked(block));
  expect(plain(withMarks)).toBe(html(block));
  // Addresses, anchors and class names have no marks.
  const addresses = [...withMarks.matchAll(/\s(?:href|id|class|src|data-[\w-]+)="([^"]*)"/g)].map(([, value]) => value);
  for (const address of addresses) expect(plain(address ?? '')).toBe(address);
});
