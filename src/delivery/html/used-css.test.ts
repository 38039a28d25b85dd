import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { minified } from '@/browser/minify';
import { scripts } from '@/browser/script-file';
import { parseStyleSheet } from './style-sheet';
import { usedCss } from './used-css';

const used = (css: string, html: string, ...scripts: string[]) =>
  usedCss(parseStyleSheet(css, '/_next/static/chunks/site.css'), html, scripts);

describe('rules', () => {
  test('of elements, classes and ids that the page has stay, others go', () => {
    const css = 'p{color:red}h6{color:red}.a{top:0}.b{top:0}#c{top:1px}#d{top:1px}';
    expect(used(css, '<p id="c" class="a">…</p>')).toBe('p{color:red}.a{top:0}#c{top:1px}');
  });

  test('of a list of selectors only those stay that can match', () => {
    expect(used('.a,.b:hover,.c .d{top:0}', '<p class="a d">')).toBe('.a{top:0}');
  });

  test('states and negations count as met', () => {
    const css = '.a:hover::before{top:0}.a:not(.gone){top:1px}.a[aria-expanded="true"]{top:2px}[data-live] .a{top:3px}';
    expect(used(css, '<p class="a">')).toBe(css);
  });

  test('of alternatives one has to be there', () => {
    const html = '<p class="a">';
    expect(used(':is(.a,.b) p{top:0}', html)).toBe(':is(.a,.b) p{top:0}');
    expect(used(':is(.b,.c) p{top:0}:where(.b){top:0}.a:has(.c){top:0}', html)).toBe('');
  });

  test('names with signs are compared as they are meant', () => {
    const css = '.w-1\\/2{width:50%}.md\\:top-0{top:0}.\\[\\&\\>p\\]\\:x>p{top:0}';
    expect(used(css, '<p class="w-1/2 md:top-0 [&amp;&gt;p]:x">')).toBe(css);
  });

  test('what a script of the page adds is kept, other words of it are not', () => {
    const css = '.toast{top:0}.wide{top:0}.on{top:0}.other{top:0}b{top:0}';
    const scripts = [
      "notice.className = 'toast wide'",
      'part.classList.add("on");document.createElement("b")',
      "addEventListener('other')",
    ];
    expect(used(css, '<p>', ...scripts)).toBe('.toast{top:0}.wide{top:0}.on{top:0}b{top:0}');
  });

  test.each(scripts)('%s adds classes only in ways that are recognized', async (name) => {
    const text = await minified(fs.readFileSync(`src/browser/${name}.js`, 'utf8'));
    const [mentioned, known] = [/\.class(?:List|Name)\b/g, /\.class(?:List\.\w+\(|Name=)["'`][\w -]+["'`]/g];
    expect(text.match(known)?.length).toBe(text.match(mentioned)?.length);
  });

  test('parts of fields go with the fields that have them', () => {
    const css = '::placeholder{opacity:1}::-webkit-date-and-time-value{margin:0}::file-selector-button{margin:0}';
    expect(used(css, '<p>')).toBe('');
    expect(used(css, '<input type="search">')).toBe('::placeholder{opacity:1}');
    expect(used(css, '<input type="date"><input type="file">')).toBe(css);
  });
});

describe('what stands around rules', () => {
  test('conditions around nothing go', () => {
    const css = '@media (min-width:1px){.a{top:0}@supports (top:0){.b{top:0}}}@container (min-width:1px){.b{top:0}}';
    expect(used(css, '<p class="a">')).toBe('@media (min-width:1px){.a{top:0}}');
  });

  test('an empty layer keeps its place in the order', () => {
    expect(used('@layer one{.b{top:0}}@layer two{p{top:0}}', '<p>')).toBe('@layer one;@layer two{p{top:0}}');
  });
});

describe('what rules refer to', () => {
  test('unused custom properties are dropped, also in a chain', () => {
    const css = ':root{--a:var(--b);--b:1px;--c:var(--d);--d:2px}p{top:var(--a)}';
    expect(used(css, '<p>')).toBe(':root{--a:var(--b);--b:1px}p{top:var(--a)}');
  });

  test('custom properties that the page or a script reads stay', () => {
    const css = ':root{--a:1px;--b:1px;--c:1px}';
    expect(used(css, '<p style="top:var(--a)">', "getPropertyValue('--b')")).toBe(':root{--a:1px;--b:1px}');
  });

  test('animations, registered properties and fonts stay where they are used', () => {
    const face = (name: string) => `@font-face{font-family:${name};src:url(/f.woff2)}`;
    const frames = (name: string) => `@keyframes ${name}{to{top:var(--step)}}`;
    const css = `${face('Ours')}${face('Other')}${frames('rise')}${frames('fall')}@property --x{syntax:"*";inherits:false}p{font-family:Ours;animation:rise 1s;--step:1px}`;
    expect(used(css, '<p>')).toBe(`${face('Ours')}${frames('rise')}p{font-family:Ours;animation:rise 1s;--step:1px}`);
  });

  test('values are short, except in strings', () => {
    const css =
      'p{color:lab(29.8769% -.0545979 -36.3787/.18);font:1px "A, b", c;transition:top 1s, left 1s;top:0;top:0}';
    expect(used(css, '<p>')).toBe(
      'p{color:lab(29.9% -.1 -36.4/.18);font:1px "A, b", c;transition:top 1s,left 1s;top:0}',
    );
  });

  test('addresses become absolute', () => {
    expect(used('p{background:url(../media/a.png),url("data:x"),url(/b.png)}', '<p>')).toBe(
      'p{background:url(/_next/static/media/a.png),url("data:x"),url(/b.png)}',
    );
  });
});
