import { expect, it } from 'vitest';
import { homePath, languageOf, languageOfPath, withoutLanguage } from './languages';
import { pathCollections, pathSchema, prefixOf } from './paths';
import { pathFromTitle } from './slugify';

it.each([
  ['/', 'en'],
  ['/de', 'de'],
  ['/de/kontakt', 'de'],
  ['/design', 'en'],
  ['/about/de', 'en'],
  ['/en/contact', 'en'],
])('the path %s belongs to %s', (path, language) => {
  expect(languageOfPath(path)).toBe(language);
});

it('a path without its language is the English one', () => {
  expect(['/de', '/de/contact', '/contact', '/'].map(withoutLanguage)).toEqual(['/', '/contact', '/contact', '/']);
  expect([homePath('en'), homePath('de')]).toEqual(['/', '/de']);
});

it('a document without a language is English', () => {
  expect([{}, { language: null }, { language: 'xx' }, { language: 'de' }].map(languageOf)).toEqual([
    'en',
    'en',
    'en',
    'de',
  ]);
});

it.each(pathCollections.filter((collection) => collection !== 'newsletter-issues'))(
  'documents of %s have paths of their language',
  (collection) => {
    expect(languageOfPath(prefixOf(collection, 'de'))).toBe('de');
    expect(languageOfPath(prefixOf(collection))).toBe('en');
    expect(pathSchema.safeParse(`${prefixOf(collection, 'de')}name`).success).toBe(true);
  },
);

it('a German title becomes a German path', () => {
  expect(pathFromTitle('industries', 'Öl & Gas', 'de')).toBe('/de/loesungen/oel-gas');
  expect(pathFromTitle('pages', 'Größe', 'de')).toBe('/de/groesse');
});
