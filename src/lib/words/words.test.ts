import { expect, it } from 'vitest';
import { languageCodes } from '../languages';
import { words } from './index';

type Text = string | ((...given: never[]) => string);

/** Functions are called with numbers, which also read as text. */
function textsIn(value: unknown, place: string): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function') {
    const say = value as (...given: unknown[]) => string;
    return [2, 1].map((number) => [`${place}(${number})`, say(number, number, number)]);
  }
  return Object.entries(value as Record<string, Text>).flatMap(([name, inner]) => textsIn(inner, `${place}.${name}`));
}

const places = (language: keyof typeof words) => textsIn(words[language], '').map(([place]) => place);

it.each(languageCodes)('%s has every text of the English table, and none is empty', (language) => {
  expect(places(language)).toEqual(places('en'));
  for (const [place, text] of textsIn(words[language], '')) expect(text.trim(), place).not.toBe('');
});

/** The same word in both languages, or a path. */
const shared = [
  '.job.list',
  '.sections.logos',
  '.sections.video',
  '.figures.steps',
  '.search.places./about/newsletters',
  '.drawings.months',
  '.product.moment.hours',
  '.product.reached',
  '.frame.home',
];

it('German texts are translated', () => {
  const english = new Map(textsIn(words.en, ''));
  const same = textsIn(words.de, '').filter(
    ([place, text]) => english.get(place) === text && !shared.some((one) => place.startsWith(one)),
  );
  expect(same).toEqual([]);
});
