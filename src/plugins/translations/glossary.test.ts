import { expect, it } from 'vitest';
import { glossaryFault, lostNames } from './glossary';

it.each([
  ['Talk to Alethia', 'Sprechen Sie mit Alethia'],
  ['Alethia’s platform', 'Alethias Plattform'],
  ['The Sensory Intelligence platform', 'Die Sensory-Intelligence-Plattform'],
  ['Write to hello@alethia.example', 'Schreiben Sie uns'],
  ['See www.Alethia.example', 'Sehen Sie nach'],
  ['How it works', 'So funktioniert es'],
])('%s → %s keeps all names', (english, german) => {
  expect(lostNames(english, german)).toEqual([]);
});

it.each([
  ['Talk to Alethia', 'Sprechen Sie mit uns', ['Alethia']],
  ['Sensory Intelligence in use', 'Sensorische Intelligenz im Einsatz', ['Sensory Intelligence']],
  ['Sensory Intelligence', 'Sensory intelligence', ['Sensory Intelligence']],
  ['Join Alethia Fusion', 'Werden Sie Teil von Alethia', ['Alethia Fusion']],
  ['Join Alethia Fusion', 'Werden Sie Partner', ['Alethia Fusion']],
])('%s → %s loses a name, said once', (english, german, lost) => {
  expect(lostNames(english, german)).toEqual(lost);
});

it('says which name, in a sentence', () => {
  expect(glossaryFault('Talk to Alethia', 'Sprechen Sie mit uns')).toBe(
    'The glossary keeps the name “Alethia”, which the English text has.',
  );
  expect(glossaryFault('Talk to us', 'Sprechen Sie mit uns')).toBeUndefined();
});
