import { expect, it } from 'vitest';
import { prerendered } from '../../../tests/helpers/delivery-pages';
import { isPlain } from '../pages/site-folder';
import { delivered } from './page';

const running = JSON.stringify({
  id: '3f2a9c1e-0000-4000-8000-000000000001',
  shares: [50, 50],
  pages: ['7d1b0000-0000-4000-8000-000000000002'],
});
const escaped = running.replaceAll('"', '&quot;');
const headersOf = (body: string) => delivered({ html: prerendered(body), headers: {} }, false).headers ?? {};
const strings = (headers: object) => headers as Record<string, string>;

it('a page that declares an experiment is for the server to send, and for no shared cache', () => {
  const headers = headersOf(`<main><span hidden data-experiment="${escaped}"></span></main>`);
  expect(headers).toMatchObject({ 'x-experiment': running, 'cache-control': 'private, no-cache' });
  const page: Record<string, string> = { ...strings(headers), 'content-type': 'text/html' };
  expect(isPlain(page)).toBe(false);
  const { 'x-experiment': _, ...without } = page;
  expect(isPlain(without)).toBe(true);
});

it.each([
  ['nothing', '<main>x</main>'],
  ['something else', '<main data-experiment="yes">x</main>'],
  ['text about it', `<main>&lt;span data-experiment=&quot;${escaped}&quot;&gt;</main>`],
])('a page that declares %s is like any other', (_, body) => {
  expect(headersOf(body)).toMatchObject({ 'cache-control': expect.stringContaining('public') });
  expect(headersOf(body)).not.toHaveProperty('x-experiment');
});

it('a missing page declares none', () => {
  const body = `<main data-status="404"><span hidden data-experiment="${escaped}"></span></main>`;
  expect(headersOf(body)).toMatchObject({ 'cache-control': 'private, no-store' });
});
