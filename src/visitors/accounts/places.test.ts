import { expect, it } from 'vitest';
import { isAccountPath, languageOfRest, placesIn } from './places';

it('each language has its own address, as these pages are cached by their path', () => {
  expect(placesIn('en')).toMatchObject({ auth: '/auth', account: '/account', home: '/', away: '/' });
  expect(placesIn('de')).toMatchObject({ auth: '/auth/de', account: '/account/de', home: '/account/de' });
});

it.each([
  [undefined, 'en'],
  [['de'], 'de'],
  [['en'], undefined],
  [['fr'], undefined],
  [['de', 'x'], undefined],
])('below such a page, %j is the page in %s', (rest, language) => {
  expect(languageOfRest(rest)).toBe(language);
});

it('recognizes the account in every language, and nothing else', () => {
  expect(['/account', '/account/de', '/account/fr', '/', null].map(isAccountPath)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
