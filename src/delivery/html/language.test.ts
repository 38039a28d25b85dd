import { expect, it } from 'vitest';
import { withLanguage } from './language';

const page = (main: string) => `<!DOCTYPE html><html lang="en"><head></head><body>${main}</body></html>`;

it('gives a page the language that it declares', () => {
  expect(withLanguage(page('<main data-language="de">Hallo</main>'))).toContain('<html lang="de">');
});

it('leaves English pages, and languages that the site does not have', () => {
  for (const main of ['<main>Hello</main>', '<main data-language="x&quot; onload">Hello</main>'])
    expect(withLanguage(page(main))).toBe(page(main));
});
