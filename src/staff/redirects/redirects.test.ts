import { describe, expect, it } from 'vitest';
import { ownPath } from '@/data/redirect-rules';
import type { RedirectRule } from '@/redirects/redirects';
import { parseCsv } from './csv';
import { planImport } from './import-plan';
import { RuleBook } from './rule-book';
import { refusalOf } from './rules';

const rule = (from: string, to: string, match: RedirectRule['match'] = 'exact'): RedirectRule => ({
  from,
  to,
  match,
  status: 301,
});
const none = { book: await RuleBook.of([], []), titles: new Map<string, string>() };

describe('a rule is refused', () => {
  it.each([
    ['no path', rule('old', '/new'), 'from'],
    ['a path of the code', rule('/admin', '/new'), 'from'],
    ['a fixed redirect', rule('/book', '/new'), 'from'],
    ['the whole site', rule('/', '/new', 'prefix'), 'match'],
    ['a script', rule('/old', 'javascript:alert(1)'), 'to'],
    ['another host in disguise', rule('/old', '//evil.example'), 'to'],
    ['a mail address', rule('/old', 'mailto:a@site.example'), 'to'],
    ['an anchor', rule('/old', '#top'), 'to'],
  ])('%s', async (_, refused, field) => {
    expect((await refusalOf(refused, none))?.field).toBe(field);
  });

  it('on the path of a published page, which is named; a prefix rule is allowed', async () => {
    const around = { ...none, titles: new Map([['/old', 'Our history']]) };
    expect((await refusalOf(rule('/old', '/new'), around))?.message).toContain('"Our history"');
    expect(await refusalOf(rule('/old', '/new', 'prefix'), around)).toBeUndefined();
  });

  it('but not for being inactive, nor for leading to another site', async () => {
    expect(await refusalOf({ from: '/old', match: 'exact', status: 301 }, none)).toBeUndefined();
    expect(await refusalOf(rule('/old', 'https://partner.example/'), none)).toBeUndefined();
  });
});

describe('a loop is found', () => {
  const loop = async (added: RedirectRule, rules: RedirectRule[], pages: string[] = []) =>
    (await (await RuleBook.of(rules, pages)).circleWith(added))?.join(' ');

  it('of one, two or three rules', async () => {
    expect(await loop(rule('/a', '/a'), [])).toBe('/a /a');
    expect(await loop(rule('/b', '/a'), [rule('/a', '/b')])).toBe('/b /a /b');
    expect(await loop(rule('/c', '/a?x=1'), [rule('/a', '/b'), rule('/b', '/c')])).toBe('/c /a /b /c');
  });

  it('through prefix rules, and below them', async () => {
    expect(await loop(rule('/a', '/b', 'prefix'), [rule('/b', '/a', 'prefix')])).toMatch(/^\/a/);
    expect(await loop(rule('/a', '/b', 'prefix'), [rule('/b/x', '/a/x')])).toBeTruthy();
    expect(await loop(rule('/a', '/a/b', 'prefix'), [])).toBeTruthy();
    expect(await loop(rule('/a', '/b/c', 'prefix'), [rule('/b', '/a', 'prefix')])).toBeTruthy();
  });

  it('not if a page interrupts it, if the rule being changed closes it, or for other rules', async () => {
    expect(await loop(rule('/b', '/a'), [rule('/a', '/b')], ['/a'])).toBeUndefined();
    expect(await loop(rule('/a', '/c'), [rule('/a', '/b')])).toBeUndefined();
    expect(await loop(rule('/x', '/y'), [rule('/a', '/b'), rule('/b', '/a')])).toBeUndefined();
  });
});

it('an address on this site becomes a path', () => {
  expect(ownPath('https://www.site.example/a?b#c', 'https://www.site.example')).toBe('/a?b#c');
  expect(ownPath('https://other.example/a', 'https://www.site.example')).toBe('https://other.example/a');
  expect(ownPath('/a', 'https://www.site.example')).toBe('/a');
});

describe('CSV', () => {
  it('is read with quoted line breaks, semicolons, Windows line endings and a byte order mark', async () => {
    expect(await parseCsv('\uFEFF/a, "/b,c" ,301\r\n\r\n"/d ""e""\nf",/g')).toEqual([
      { number: 1, cells: ['/a', '/b,c', '301'] },
      { number: 3, cells: ['/d "e"\nf', '/g'] },
    ]);
    expect(await parseCsv('/a;/b;302')).toEqual([{ number: 1, cells: ['/a', '/b', '302'] }]);
    expect(await parseCsv('  \n')).toEqual([]);
  });

  const plan = async (csv: string, rules: RedirectRule[] = []) =>
    planImport(csv, {
      book: await RuleBook.of(rules, ['/about']),
      titles: new Map([['/about', 'About']]),
      stored: new Set(rules.map(({ from }) => from)),
    });

  it('is planned line by line', async () => {
    const csv = `to,from,match,status
/new,/old,,
/new,/same,exact,301
/new,/other,prefix,302
/new,/about,,
/old,/new,,
/x,/old,,
,/y,,
/x,/z,,308
/x,/w,some,`;
    const planned = await plan(csv, [rule('/same', '/new'), rule('/other', '/x')]);
    const outcomes = planned.map(({ line, outcome, reason = '' }) => [line, outcome, reason]);
    expect(outcomes.map(([line, outcome]) => `${line} ${outcome}`)).toEqual([
      '2 added',
      '3 same',
      '4 changed',
      '5 refused',
      '6 refused',
      '7 refused',
      '8 refused',
      '9 refused',
      '10 refused',
    ]);
    expect(outcomes[3]?.[2]).toContain('"About"');
    expect(outcomes[4]?.[2]).toContain('/new → /old → /new');
    expect(outcomes[5]?.[2]).toContain('Line 2');
  });

  it('needs no header line, and may omit status and match', async () => {
    expect(await plan('/old,https://partner.example')).toEqual([
      {
        line: 1,
        from: '/old',
        to: 'https://partner.example',
        status: 301,
        match: 'exact',
        outcome: 'added',
      },
    ]);
  });
});
