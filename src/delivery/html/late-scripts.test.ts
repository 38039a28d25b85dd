import { expect, test } from 'vitest';
import { START } from '../../browser/start-script';
import { withLateScripts } from './late-scripts';

const start = `<script data-then="/assets/frame-0123456789ab.js">${START}</script>`;
const hint = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>';
const files =
  '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/b.js" async=""></script>';
const others =
  '<link rel="stylesheet" href="/_next/static/chunks/a.css"/><script src="/_next/static/chunks/old.js" noModule=""></script>' +
  '<script src="/assets/frame-0123456789ab.js" async=""></script><script>self.__next_f.push([1,"a"])</script>';

test('files of the framework wait for the script of the page, in their order; everything else stays', () => {
  expect(withLateScripts(hint + files + others + start)).toBe(
    '<script type="text/late" data-src="/_next/static/chunks/a.js"></script>' +
      `<script type="text/late" data-src="/_next/static/chunks/b.js"></script>${others}${start}`,
  );
});

test.each([
  ['one that may', '<div data-island="waits">', true],
  ['two that may', '<div data-island="waits"></div><div data-island="waits">', true],
  ['one that may not', '<div data-island="">', false],
  ['one of each', '<div data-island="waits"></div><div class="a" data-island="">', false],
  ['none, left whole for another reason', '<div>', false],
])('they wait for the visitor if all islands may: %s', (_, islands, waits) => {
  expect(withLateScripts(start + islands + files).includes('data-waits=""')).toBe(waits);
});

test('twice is once', () => {
  const once = withLateScripts(hint + files + others + start);
  expect(withLateScripts(once)).toBe(once);
});

test('a page without the start script keeps its scripts', () => {
  expect(withLateScripts(hint + files + others)).toBe(hint + files + others);
});
