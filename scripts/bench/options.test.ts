import { expect, test } from 'vitest';
import { defaults, more, parseOptions } from './options.ts';

test('without options, three kinds of page are measured in full', () => {
  expect(parseOptions([])).toEqual(defaults);
});

test('reads pages, runs, edits and what to skip', () => {
  expect(parseOptions(['--pages=/, /platform,/', '--runs=1', '--edits=5', '--skip=lighthouse,publish'])).toEqual({
    pages: ['/', '/platform'],
    runs: 1,
    edits: 5,
    skip: [...more, 'lighthouse', 'publish'],
    all: false,
    facts: false,
    soak: 10,
    flat: [10, 1_000, 10_000],
  });
});

test('names of two words can be skipped', () => {
  expect(parseOptions(['--skip=sign-in,sign-up']).skip).toEqual([...more, 'sign-in', 'sign-up']);
});

test('--all: six kinds of content page, and all measurements that are not skipped', () => {
  const { all, pages, skip } = parseOptions(['--all', '--skip=soak']);
  expect({ all, pages: pages.length, skip }).toEqual({ all: true, pages: 6, skip: ['soak'] });
});

test('a part of --all can be requested alone', () => {
  expect(parseOptions(['--soak=2']).skip).toEqual(more.filter((name) => name !== 'soak'));
  expect(parseOptions(['--flat=10,500'])).toMatchObject({ flat: [10, 500] });
});

test('--facts: weight and accessibility, and no other option', () => {
  const { facts, pages, skip } = parseOptions(['--facts']);
  expect({ facts, pages: pages.length }).toEqual({ facts: true, pages: 10 });
  expect(skip).not.toContain('weight');
  expect(skip).not.toContain('accessibility');
  expect(skip).toEqual(expect.arrayContaining(['lighthouse', 'contact', 'soak']));
  expect(() => parseOptions(['--facts', '--pages=/'])).toThrow('--facts');
});

test.each([
  ['--pages=platform', 'platform'],
  ['--pages=', '--pages takes paths'],
  ['--runs=0', '--runs takes a number'],
  ['--edits=many', '--edits takes a number'],
  ['--skip=lighthouse,weather', 'weather'],
  ['--skip=weather', 'weight, accessibility, lighthouse'],
  ['--skip=sign', '"sign"'],
  ['--everything', 'Unknown option "--everything"'],
  ['--flat=ten', '"ten"'],
  ['lighthouse', 'Unknown option "lighthouse"'],
])('%s is explained', (arg, message) => {
  expect(() => parseOptions([arg])).toThrow(message);
});
