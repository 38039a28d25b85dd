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

test('each logo says whose it is, and how large it is', () => {
  expect(names(render(block))).toEqual(['Example Freight', 'Example Energy', 'Example Water']);
});

test('logos that are gone are left out, and so is a section without any', () => {
  const [first, ...others] = block.logos;
  expect(names(render({ ...block, logos: [{ picture: 'id-of-a-deleted-picture' }, ...others] }))).toHaveLength(2);
  expect(first && render({ ...block, logos: [{ picture: first.picture.id }] })).toBe('');
});
