import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withStyles } from './styles';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'styles-'));
const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css?dpl=1" data-precedence="next"/>`;

beforeEach(() => {
  vi.spyOn(process, 'cwd').mockReturnValue(home);
  fs.mkdirSync(path.join(home, '.next/static/chunks'), { recursive: true });
  fs.mkdirSync(path.join(home, 'src/browser'), { recursive: true });
  fs.writeFileSync(path.join(home, '.next/static/chunks/one.css'), 'p{color:red}.later{top:0}.never{top:0}');
  fs.writeFileSync(path.join(home, '.next/static/chunks/two.css'), 'b{color:red}');
  fs.writeFileSync(path.join(home, '.next/static/chunks/odd.css'), 'p::after{content:"</style>"}');
  fs.writeFileSync(path.join(home, 'src/browser/frame.js'), "x.className = 'later'");
});
afterEach(() => vi.restoreAllMocks());

test('all links become one style element, in their order, with what the page and its scripts use', () => {
  const html = `<head>${link('one')}${link('two')}</head><p><b>…</b></p><script data-then="/assets/frame-0123456789ab.js">`;
  expect(withStyles(html)).toBe(
    html.replace(link('one'), '<style>p{color:red}.later{top:0}b{color:red}</style>').replace(link('two'), ''),
  );
});

test('with React, what its components may render stays, and the links load nothing', () => {
  const chunk = (name: string, code: string) => fs.writeFileSync(path.join(home, '.next/static/chunks', name), code);
  chunk('page.js', 'n("div",{className:"notice notice-"+kind});e.l("static/chunks/later.js")');
  chunk('later.js', 'n("em",{className:"row is-wrong"})');
  fs.writeFileSync(
    path.join(home, '.next/static/chunks/parts.css'),
    '.notice{top:0}.notice-bad{top:1px}.is-wrong em{top:2px}.hero{top:3px}strong{top:4px}',
  );
  const script = '<script src="/_next/static/chunks/page.js" async=""></script>';
  const html = withStyles(`<head>${link('parts')}${script}</head><p>`, true);
  expect(html).toContain('<style>.notice{top:0}.notice-bad{top:1px}.is-wrong em{top:2px}</style><link');
  expect(html).toContain('data-precedence="next" disabled=""/>');
  expect(withStyles(html, true)).toBe(html);
});

test('what one style sheet defines and another reads stays', () => {
  fs.writeFileSync(path.join(home, '.next/static/chunks/colours.css'), 'p{--ink:red;--unread:blue}');
  fs.writeFileSync(path.join(home, '.next/static/chunks/reader.css'), 'b{color:var(--ink)}');
  const html = `<head>${link('colours')}${link('reader')}</head><p><b>…</b></p>`;
  expect(withStyles(html)).toContain('<style>p{--ink:red}b{color:var(--ink)}</style>');
});

test('what every supported browser knows needs no fallback and no condition', () => {
  const sheet = `p{--ink:#123;top:0}@supports (color:color-mix(in lab, red, red)){p{--ink:color-mix(in oklab, red 9%, blue)}}
    p{--rule:1px}b{color:var(--ink);left:var(--rule)}@supports (color:lab(0% 0 0)){p{--ink:lab(1% 2 3)}}
    @supports (top:1dvh){p{top:1dvh}}`;
  fs.writeFileSync(path.join(home, '.next/static/chunks/fallbacks.css'), sheet);
  expect(withStyles(`<head>${link('fallbacks')}</head><p><b>…</b></p>`)).toContain(
    `<style>p{--ink:color-mix(in oklab,red 9%,blue);top:0;--rule:1px}b{color:var(--ink);left:var(--rule)}p{--ink:lab(1% 2 3)}@supports (top:1dvh){p{top:1dvh}}</style>`,
  );
});

test('a page stays as it is when a style sheet is missing, or would end its element', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  expect(withStyles(`${link('missing')}<p>`)).toBe(`${link('missing')}<p>`);
  expect(logged).toHaveBeenCalledOnce();
  expect(withStyles(`${link('odd')}<p>`)).toBe(`${link('odd')}<p>`);
  expect(withStyles('<p>')).toBe('<p>');
});
