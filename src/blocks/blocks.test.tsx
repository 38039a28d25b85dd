import { existsSync } from 'node:fs';
import { flattenAllFields } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { grounds } from '@/fields/section';
import { fieldsOf } from '@/fields/walk';
import { exampleSite } from './example-site';
import { blockExamples } from './examples';
import { blocks } from './index';
import { RenderBlock } from './render-block';
import type { ViewedBlock } from './types';
import { views } from './views';

const viewed = Object.entries(blockExamples).flatMap(([type, examples]) =>
  Object.entries(examples).map(([situation, example]) => ({ name: `${type}: ${situation}`, type, ...example })),
);

test('every block that editors can add has a view, except the one that is replaced', () => {
  expect(blocks.map(({ slug }) => slug).sort()).toEqual([...Object.keys(views), 'shared-section'].sort());
});

describe.each(viewed)('$name', ({ block, data }) => {
  test.each(grounds)('renders on $value', ({ value, navTheme }) => {
    const onGround = { ...block, section: { ...block.section, ground: value, anchor: 'here' } };
    const html = renderToStaticMarkup(<RenderBlock block={onGround} site={exampleSite} data={data} />);
    expect(html).toMatch(
      new RegExp(`<section id="here" data-nav-theme="${navTheme}" class="[^"]*\\bground-${value}\\b`),
    );
  });
});

type Nested = Record<string | number, unknown>;

/** A copy without this value, as content from before its field became required. */
function without(block: object, pointer: (string | number)[]): ViewedBlock {
  const copy = structuredClone(block) as Nested;
  const last = pointer.at(-1) ?? '';
  delete pointer.slice(0, -1).reduce<Nested>((at, step) => at[step] as Nested, copy)[last];
  return copy as unknown as ViewedBlock;
}

test.each(viewed)('renders without a text that was not required once: $name', ({ block, data }) => {
  const fields = blocks.find(({ slug }) => slug === block.blockType)?.fields ?? [];
  const schema = { fields: flattenAllFields({ fields }), blocks: {} };
  const texts = [...fieldsOf(schema, block)].filter(({ field }) =>
    ['text', 'textarea', 'richText'].includes(field.type),
  );
  for (const { pointer } of texts)
    expect(
      () => renderToStaticMarkup(<RenderBlock block={without(block, pointer)} site={exampleSite} data={data} />),
      pointer.join('.'),
    ).not.toThrow();
});

describe.each(blocks)('$slug', (block) => {
  test('has a thumbnail for the block drawer', () => {
    const image = block.admin?.images?.thumbnail;
    const url = typeof image === 'object' ? image.url : image;
    expect(url && existsSync(`public${url}`), url).toBe(true);
  });

  test('has the settings of every section', () => {
    const section = block.fields.find((field) => 'name' in field && field.name === 'section');
    const names = JSON.stringify(section);
    expect(names).toContain('"ground"');
    expect(names).toContain('"spacing"');
    expect(names).toContain('"anchor"');
  });
});
