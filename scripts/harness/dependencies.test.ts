import { describe, expect, it } from 'vitest';
import { faultyPackages, inexact, isAllowed, isBefore, refusedAdvisories, refusedPackages } from './dependencies.ts';

it('a direct dependency has an exact version', () => {
  const dependencies = { a: '1.2.3', b: '^1.2.3', c: '1.2.3-beta.4', d: 'latest', e: '1.x' };
  expect(inexact({ dependencies }).map((line) => line.split(' ')[0])).toEqual(['b', 'd', 'e']);
});

it.each([
  ['MIT', true],
  ['GPL-3.0', false],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-3.0 OR MIT AND ISC', true],
  ['', false],
])('%j is allowed: %s', (expression, is) => {
  expect(isAllowed(expression, ['MIT', 'ISC'])).toBe(is);
});

describe('a package of the lock', () => {
  const good = { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' };
  const check = (more: object, at = 'node_modules/a/node_modules/@b/c') =>
    refusedPackages(
      { packages: { [at]: { ...good, ...more } } },
      ['MIT'],
      [{ package: /^@b\//, licence: 'LGPL-3.0', reason: 'A reason.' }],
    );

  it.each([{}, { license: 'LGPL-3.0' }, { license: 'GPL-3.0', dev: true }, { integrity: undefined, inBundle: true }])(
    'passes with %j',
    (more) => {
      expect(check(more)).toEqual([]);
    },
  );

  it.each([
    [
      { license: 'GPL-3.0' },
      '@b/c 1.0.0, licence GPL-3.0, node_modules/a/node_modules/@b/c: its licence is not accepted.',
    ],
    [{ license: undefined }, 'licence unknown'],
    [{ integrity: undefined }, 'no integrity'],
    [{ version: undefined }, 'no exact version'],
  ])('fails with %j', (more, reason) => {
    expect(check(more).join()).toContain(reason);
  });

  it('is excepted by its own name only', () => {
    expect(check({ license: 'LGPL-3.0' }, 'node_modules/@b/c/node_modules/d')).toHaveLength(1);
  });
});

describe('an advisory', () => {
  const via = ['other', { url: 'https://advisories.example/GHSA-1', title: 'Bad', severity: 'high', range: '<2.0.0' }];
  const response = { vulnerabilities: { a: { via, nodes: ['node_modules/a'] } } };
  const refused = (until?: string) =>
    refusedAdvisories(response, until ? [{ id: 'GHSA-1', reason: 'Not used.', until }] : [], '2026-11-22');

  it('fails, with package, severity and address', () => {
    expect(refused()).toEqual(['a <2.0.0, high, node_modules/a: Bad (https://advisories.example/GHSA-1)']);
  });

  it('may be accepted until a date', () => {
    expect(refused('2026-11-22')).toEqual([]);
    expect(refused('2026-11-21').join()).toContain('look at it again');
  });
});

it.each([
  ['1.2.3', '1.2.4', true],
  ['1.2.3', '1.10.0', true],
  ['1.2.3', '2.0.0', true],
  ['1.2.3', '1.2.3', false],
  ['2.0.0', '1.9.9', false],
  ['18.4.0-beta.17', '18.4.0', false],
])('%s is before %s: %s', (version, other, is) => {
  expect(isBefore(version, other)).toBe(is);
});

describe('without a network', () => {
  const known = [{ package: '@b/c', fixed: '1.4.0', ids: ['CVE-1'] }];
  const check = (more: object, at = 'node_modules/a/node_modules/@b/c') =>
    faultyPackages({ packages: { '': { version: '0.1.0' }, [at]: { version: '1.3.9', ...more } } }, known);

  it('a copy with a known fault fails, at any depth', () => {
    expect(check({})).toEqual(['@b/c 1.3.9, node_modules/a/node_modules/@b/c: fixed in 1.4.0 (CVE-1).']);
  });

  it('a package that its authors have withdrawn fails', () => {
    expect(check({ version: '2.0.0', deprecated: 'Do not use.' }).join()).toContain('Do not use.');
  });

  it.each([{ version: '1.4.0' }, { dev: true }])('%j passes', (more) => {
    expect(check(more)).toEqual([]);
  });

  it('another package passes', () => {
    expect(check({}, 'node_modules/@b/c/node_modules/d')).toEqual([]);
  });
});
