import { expect, test } from 'vitest';
import { defaults, parseOptions } from './options.ts';

test('without options the three kinds of page are measured in full', () => {
  expect(parseOptions([])).toEqual(defaults);
});

test('reads pages, runs, edits and what to skip', () => {
  expect(parseOptions(['--pages=/, /platform,/', '--runs=1', '--edits=5', '--skip=lighthouse,publish'])).toEqual({
    pages: ['/', '/platform'],
    runs: 1,
    edits: 5,
    skip: ['lighthouse', 'publish'],
  });
});

test('names of two words can be skipped', () => {
  expect(parseOptions(['--skip=sign-in,sign-up']).skip).toEqual(['sign-in', 'sign-up']);
});

test.each([
  ['--pages=platform', 'platform'],
  ['--pages=', '--pages takes paths'],
  ['--runs=0', '--runs takes a number'],
  ['--edits=many', '--edits takes a number'],
  ['--skip=lighthouse,weather', 'weather'],
  ['--skip=sign', '"sign"'],
  ['--all', 'Unknown option "--all"'],
  ['lighthouse', 'Unknown option "lighthouse"'],
])('%s is explained', (arg, message) => {
  expect(() => parseOptions([arg])).toThrow(message);
});
