import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleSite } from '../example-site';
import type { BlockOf } from '../types';
import { Logos } from './logos';
import { logosExamples } from './logos.example';

const { block } = logosExamples.partners;
const render = (changed: BlockOf<'logos'>) =>
  renderToStaticMarkup(<Logos block={changed} site={exampleSite} data={undefined} />);
const names = (html: string) =>
  [...html.matchAll(/<img[^>]*alt="([^"]*)"[^>]*width="\d+" height="\d+"/g)].map(([, name]) => name);

test('each logo has a text alternative and its dimensions', () => {
  expect(names(render(block))).toEqual(['Example Freight', 'Example Energy', 'Example Water']);
});

test('missing logos are left out, and so is a section without any', () => {
  const [first, ...others] = block.logos;
  expect(names(render({ ...block, logos: [{ picture: 'id-of-a-deleted-picture' }, ...others] }))).toHaveLength(2);
  expect(first && render({ ...block, logos: [{ picture: first.picture.id }] })).toBe('');
});

test('a logo is a link only if it has a safe address', () => {
  const [first, second, third] = block.logos;
  if (!first || !second || !third) throw new Error('The example has three logos.');
  const html = render({
    ...block,
    logos: [
      { ...first, address: 'https://freight.example' },
      { ...second, address: 'javascript:alert(1)' },
      { ...third, address: '/platform' },
    ],
  });
  expect([...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    'https://freight.example',
    '/platform',
  ]);
  expect(html).toMatch(/target="_blank" rel="noopener"><picture.*?<span class="sr-only"> \(opens in a new tab\)/);
  expect(names(html)).toHaveLength(3);
});
