import { describe, expect, it } from 'vitest';
import type { RedirectRule } from '@/redirects/redirects';
import { parseCsv } from '@/staff/table-files/csv';
import { planImport } from './import-plan';
import { ownPath } from './redirect-rules';
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
  expect(ownPath('http://WWW.site.example:80/a', 'https://www.site.example')).toBe('/a');
  expect(ownPath('https://other.example/a', 'https://www.site.example')).toBe('https://other.example/a');
  expect(ownPath('/a', 'https://www.site.example')).toBe('/a');
});

describe('CSV', () => {
  it('is read with quoted line breaks, semicolons, Windows line endings and a byte order mark', async () => {
    const read = (text: string) => parseCsv(text, () => false, { trim: true });
    expect(await read('\uFEFF/a, "/b,c" ,301\r\n\r\n"/d ""e""\nf",/g')).toEqual([
      { number: 1, cells: ['/a', '/b,c', '301'] },
      { number: 3, cells: ['/d "e"\nf', '/g'] },
    ]);
    expect(await read('/a;/b;302')).toEqual([{ number: 1, cells: ['/a', '/b', '302'] }]);
    expect(await read('  \n')).toEqual([]);
  });

  const plan = async (csv: string, rules: RedirectRule[] = []) =>
    planImport(csv, {
      book: await RuleBook.of(rules, ['/about']),
      titles: new Map([['/about', 'About']]),
      stored: new Map(rules.map((one) => [one.from, one])),
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
/x,/z,,303
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

  it('takes addresses of a former site, and spells each in one way', async () => {
    const csv = `from,to,status
/old-page/,/new,301
/services.html,/new,301
/index.php,/,301
/About_Us,/new,301
/caf%C3%A9,/new,301
/m%fc,/new,301
/moved,/new,308
/temporary,/new,307
/Straße und Weg/,/new,
/stra%c3%9fe%20und%20weg.aspx,/new,
/~team/(old);v=1,/new,
/old-page,/other,
/index.php?id=4,/new,
/a//b,/new,
/a/%2e%2e/b,/new,
/a%2Fb,/new,
/Admin%00,/new,
/%61dmin,/new,`;
    const planned = await plan(csv);
    expect(planned.map(({ from, status, outcome }) => `${from} ${status} ${outcome}`)).toEqual([
      '/old-page 301 added',
      '/services.html 301 added',
      '/index.php 301 added',
      '/About_Us 301 added',
      '/caf%C3%A9 301 added',
      '/m%FC 301 added',
      '/moved 308 added',
      '/temporary 307 added',
      '/Stra%C3%9Fe%20und%20Weg 301 added',
      '/stra%C3%9Fe%20und%20weg.aspx 301 added',
      '/~team/(old);v=1 301 added',
      '/old-page 301 refused',
      '/index.php?id=4 301 refused',
      '/a//b 301 refused',
      '/a/%2e%2e/b 301 refused',
      '/a%2Fb 301 refused',
      '/Admin%00 301 refused',
      '/%61dmin 301 refused',
    ]);
    expect(planned.filter(({ outcome, reason }) => outcome === 'refused' && !reason)).toEqual([]);
  });

  it.each([
    ['a target with a splat', '/a,/new/*', /has no meaning/],
    ['a target with a group', '/a,/new/$1', /has no meaning/],
    ['a target with a name', '/a,/new/:splat', /has no meaning/],
    ['a target with a sign that cannot be seen', '/a,/ne\u200bw', /invisible character/],
    ['a source with a sign that cannot be seen', '/a\u00adb,/new', /invisible character/],
    ['letters of UTF-8 read as Windows-1252', '/MÃ¼nchen,/new', /"Ã¼"/],
    ['letters of UTF-8 read as those of a Mac', '/M√ºnchen,/new', /"√º"/],
    ['a damaged label', '/a,/new,301,exact,MÃ¼nchen', /"Ã¼"/],
    ['spaces between the addresses', '/old  /new  301', /with a comma/],
    ['a directive of a server', 'Redirect 301 /old /new', /with a comma/],
    ['a page that is gone', '/a,,410', /The status must be/],
    ['a word for the status', '/a,/new,permanent', /The status must be/],
  ])('refuses a line with %s, and says what to do', async (_, line, reason) => {
    expect(await plan(`from,to,status,match,label\n${line}`)).toMatchObject([
      { outcome: 'refused', reason: expect.stringMatching(reason) },
    ]);
  });

  it.each([
    ['headings alone', 'from,to\n', /no rows/],
    ['an empty list', '[]', /no rows/],
    ['an object of JSON', '{"redirects":[{"source":"/a"}]}', /list/],
    ['a web page', '<table><tr><td>/a</td><td>/b</td></tr></table>', /web page/],
    ['XML', '<?xml version="1.0"?><urlset></urlset>', /web page or XML/],
    ['unknown headings', 'from,to,Ziel\n/a,/b,/c', /Ziel/],
    ['an open quotation mark', '/a,/b\n"/c,/d\n/e,/f', /line 2/],
    ['more cells than columns', 'from,to\n/a,/b,/c', /Line 2/],
  ])('is refused as a whole for %s', async (_, csv, reason) => {
    await expect(plan(csv)).rejects.toThrow(reason);
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
