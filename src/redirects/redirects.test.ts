import { describe, expect, it } from 'vitest';
import { indexRedirects, type RedirectRule, resolveRedirect, resolveTwin, withQuery } from './redirects';

const rule = (from: string, to: string, more: Partial<RedirectRule> = {}): RedirectRule => ({
  from,
  to,
  match: 'exact',
  status: 301,
  ...more,
});
const below = (from: string, to: string, more: Partial<RedirectRule> = {}) =>
  rule(from, to, { match: 'prefix', ...more });

const resolve = (path: string, rules: RedirectRule[], pages: string[] = []) => {
  const found = resolveRedirect(indexRedirects({ rules, pages }), path);
  return found ? `${found.status} ${found.location}` : undefined;
};

it('the Markdown twin of a page moves with it, also to the home page, and no twin leads to what has none', () => {
  const rules = [
    rule('/old', '/new'),
    rule('/begin', '/'),
    rule('/part', '/new#part'),
    rule('/away', 'https://a.example/b'),
  ];
  const index = indexRedirects({ rules, pages: [] });
  const twins = ['/old.md', '/begin.md', '/part.md', '/away.md', '/new.md', '/old', '/.md'];
  expect(twins.map((path) => resolveTwin(index, path)?.location)).toEqual(['/new.md', '/index.md', ...Array(5)]);
});

describe('an exact rule', () => {
  it('redirects only its path', () => {
    const rules = [rule('/old', '/new')];
    expect(resolve('/old', rules)).toBe('301 /new');
    expect(resolve('/old/', rules)).toBe('301 /new');
    for (const path of ['/older', '/old/a', '/', '/new', '/Old']) expect(resolve(path, rules), path).toBeUndefined();
  });

  it('redirects every spelling of the address of a former site, and no other', () => {
    const rules = ['/services.html', '/About_Us', '/caf%C3%A9', '/a%20b'].map((from) => rule(from, '/new'));
    for (const path of ['/services.html', '/services.html/', '/About_Us', '/caf%C3%A9', '/caf%c3%a9/', '/cafe%CC%81'])
      expect(resolve(path, rules), path).toBe('301 /new');
    for (const path of ['/a%20b', '/a b', '/%61%20b', '/%41bout_Us'])
      expect(resolve(path, rules), path).toBe('301 /new');
    for (const path of ['/services', '/about_us', '/cafe', '/caf%E9', '/services.html/a', '/a+b'])
      expect(resolve(path, rules), path).toBeUndefined();
    const older = [rule('/m%FCnchen%20%E4', '/new'), rule('/%C3%A9%FC', '/new')];
    for (const path of ['/m%fcnchen%20%e4/', '/%6d%fcnchen %E4', '/é%FC', '/%c3%a9%fc'])
      expect(resolve(path, older), path).toBe('301 /new');
    for (const path of ['/m%C3%BCnchen%20%C3%A4', '/m%FCnchen%20', '/m%FCnchen%20%E4%', '/m%FCnchen%20%E4%0a'])
      expect(resolve(path, older), path).toBeUndefined();
    expect(resolve('/caf%c3%a9/x.html', [below('/caf%C3%A9', '/new')])).toBe('301 /new/x.html');
  });

  it('has its own status, and may lead to other sites', () => {
    expect(resolve('/old', [rule('/old', 'https://partner.example/a?b=1#c', { status: 302 })])).toBe(
      '302 https://partner.example/a?b=1#c',
    );
  });
});

describe('a prefix rule', () => {
  it('keeps the rest of the path, before query and anchor of its target', () => {
    const rules = [below('/old', '/new?from=old#top')];
    expect(resolve('/old', rules)).toBe('301 /new?from=old#top');
    expect(resolve('/old/a/b.html', rules)).toBe('301 /new/a/b.html?from=old#top');
    expect(resolve('/older', rules)).toBeUndefined();
  });

  it('yields to an exact rule, a longer prefix and an existing page', () => {
    const rules = [below('/old', '/new'), below('/old/deep', '/deep'), rule('/old/one', '/single')];
    expect(resolve('/old/x', rules, ['/old/page'])).toBe('301 /new/x');
    expect(resolve('/old/deep/x', rules)).toBe('301 /deep/x');
    expect(resolve('/old/one', rules)).toBe('301 /single');
    expect(resolve('/old/page', rules, ['/old/page'])).toBeUndefined();
    expect(resolve('/old/page/x', rules, ['/old/page'])).toBe('301 /new/page/x');
  });

  it('never leads to another host by the rest of the path', () => {
    const rules = [below('/old', '/')];
    for (const path of ['/old//evil.example', '/old/\\evil.example', '/old//\\evil.example']) {
      expect(resolve(path, rules), path).toBeUndefined();
    }
    expect(resolve('/old/a', rules)).toBe('301 /a');
  });
});

describe('a chain', () => {
  it('is one step for the visitor, as temporary as its most temporary part', () => {
    const rules = [rule('/a', '/b'), rule('/b', '/c', { status: 302 }), below('/c', '/d')];
    expect(resolve('/a', rules)).toBe('302 /d');
    expect(resolve('/c/x', rules)).toBe('301 /d/x');
    expect(resolve('/e', [rule('/e', '/f', { status: 308 }), rule('/f', '/g')])).toBe('308 /g');
    expect(resolve('/e', [rule('/e', '/f', { status: 308 }), rule('/f', '/g', { status: 307 })])).toBe('307 /g');
  });

  it('keeps the query of its steps', () => {
    expect(resolve('/a', [rule('/a', '/b?x=1#y'), rule('/b', '/c?z=2')])).toBe('301 /c?z=2&x=1#y');
  });

  it('ends at an existing page', () => {
    expect(resolve('/a', [rule('/a', '/b'), rule('/b', '/c')], ['/b'])).toBe('301 /b');
  });

  it('that loops or does not end leads nowhere', () => {
    expect(resolve('/a', [rule('/a', '/a')])).toBeUndefined();
    expect(resolve('/a', [rule('/a', '/b'), rule('/b', '/a')])).toBeUndefined();
    expect(resolve('/a/x', [below('/a', '/b'), below('/b', '/a')])).toBeUndefined();
    expect(resolve('/a', [below('/a', '/a/b')])).toBeUndefined();
    const long = Array.from({ length: 40 }, (_, n) => rule(`/n${n}`, `/n${n + 1}`));
    expect(resolve('/n0', long)).toBeUndefined();
    expect(resolve('/n35', long)).toBe('301 /n40');
  });
});

it('a path longer than any of ours is not looked up', () => {
  expect(resolve(`/old${'/a'.repeat(2000)}`, [below('/old', '/new')])).toBeUndefined();
});

it("the visitor's query comes after that of the target", () => {
  expect(withQuery('/a', 'b=1')).toBe('/a?b=1');
  expect(withQuery('/a?c=2#d', 'b=1&q=?')).toBe('/a?c=2&b=1&q=?#d');
  expect(withQuery('/a#d', '')).toBe('/a#d');
});
