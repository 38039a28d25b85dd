import { expect, it } from 'vitest';
import { env } from '@/env';
import { pageOf, refererPath } from './sent-from';

const site = env().SITE_URL;
const from = (referer?: string) => pageOf(new Headers(referer === undefined ? {} : { referer }));

it('is the path on this site, without the query', () => {
  expect(from(`${site}/contact`)).toBe('/contact');
  expect(from(`${site}/`)).toBe('/');
  expect(from(`${site}/solutions/water?utm_source=mail&email=ada@client.example#contact`)).toBe('/solutions/water');
});

it.each([
  undefined,
  'about:client',
  'https://evil.example/contact',
  `${site}.evil.example/contact`,
  `${site}/Ada@client.example`,
  `${site}/%3Cscript%3E`,
  `${site}/${'a'.repeat(200)}`,
])('is unknown for %s', (referer) => {
  expect(from(referer)).toBeNull();
});

it.each([
  ['https://alethia.example/contact?ref=mail', '/contact'],
  ['', undefined],
  ['not an address', undefined],
])("without scripts, the form's page counts: %j", (referer, path) => {
  expect(refererPath(new Headers({ referer }))).toBe(path);
});
