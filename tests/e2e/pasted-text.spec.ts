import { expect, test } from '@playwright/test';
import { build } from 'esbuild';
import type { Cleaned } from '@/lib/pasted/clean-html';
import * as clipboards from './helpers/clipboards';

let script: string;

test.beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['src/lib/pasted/clean-html.ts'],
    alias: { '@shared': './supabase/functions/_shared' },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'pasted',
  });
  script = outputFiles[0]?.text ?? '';
});

const nothing = { pictures: 0, tables: 0, links: 0, bookmarks: 0, comments: 0, struck: 0 };
const cases: Record<string, Omit<Cleaned, 'tables'> & { pasted: string }> = {
  word: {
    pasted: clipboards.word,
    html:
      '<h2>Heading</h2><p>Plain, <strong>bold</strong><em> and italic</em>, a <a href="https://www.example.com/y">link</a>.</p>' +
      '<ul><li>Bullet</li></ul><ol><li>One</li><li><ol><li>Inner</li></ol></li><li>Two</li></ol>' +
      '<p>A comment, a picture , a bookmark here, a local link.</p>',
    leftOut: { ...nothing, pictures: 1, links: 1, bookmarks: 1, comments: 1 },
  },
  docs: {
    pasted: clipboards.docs,
    html:
      '<h2>Heading</h2><p><strong>Bold</strong><em> italic</em></p>' +
      '<ol><li>One</li><li><ol><li>Inner</li></ol></li><li>Two</li></ol>',
    leftOut: nothing,
  },
  outlook: {
    pasted: clipboards.outlook,
    html: '<p>Good morning,</p><ul><li>Point</li></ul><p>see <a href="mailto:ada@client.example">Ada</a> and this</p>',
    leftOut: { ...nothing, links: 1 },
  },
  libreOffice: {
    pasted: clipboards.libreOffice,
    html: '<h2>Heading</h2><p><strong>Bold</strong></p><ul><li>a</li><li><ul><li>b</li></ul></li></ul><p>Text¹</p>',
    leftOut: { ...nothing, bookmarks: 1 },
  },
  pages: {
    pasted: clipboards.pages,
    html: '<p><strong>Bold</strong> text</p><ul><li>x</li><li><ul><li>y</li></ul></li></ul>',
    leftOut: nothing,
  },
  slides: {
    pasted: clipboards.slides,
    html: '<ul><li>Three days,<br>one signal</li><li>Next<br>line</li></ul>',
    leftOut: nothing,
  },
  fields: {
    pasted: clipboards.fields,
    html: '<p>See page 3, <a href="https://www.example.com/y">the site</a>.</p>',
    leftOut: nothing,
  },
  sheet: {
    pasted: clipboards.sheet,
    html: '<p>Name</p><p>Price</p><p>Ada</p><p>1,5</p><p>All in one cell</p>',
    leftOut: { ...nothing, tables: 1 },
  },
  preformatted: {
    pasted: clipboards.preformatted,
    html: '<p>one two<br>three</p><p>four<br>five</p><p>six seven</p>',
    leftOut: nothing,
  },
  wordOnline: {
    pasted: clipboards.wordOnline,
    html:
      '<h2>Heading</h2><h3>Part</h3><ul><li>One</li><li><ul><li>Inner</li></ul></li><li>Two</li></ul>' +
      '<p>Between</p><ol><li>First</li><li>Second</li></ol>',
    leftOut: nothing,
  },
  checklist: { pasted: clipboards.checklist, html: '<ul><li>Task</li></ul>', leftOut: nothing },
  docsComment: { pasted: clipboards.docsComment, html: '<p>Text</p>', leftOut: { ...nothing, comments: 2 } },
  hidden: { pasted: clipboards.hidden, html: '<p>Shown</p>', leftOut: nothing },
  struck: {
    pasted: clipboards.struck,
    html: '<p>Price: 80</p>',
    leftOut: { ...nothing, struck: 3 },
  },
  wrapped: {
    pasted: clipboards.wrapped,
    html:
      '<p><a href="https://www.example.com/page?a=1">One</a> <a href="https://www.example.com/page">two</a> three ' +
      '<a href="https://www.google.com/search?q=a">four</a></p>',
    leftOut: { ...nothing, links: 1 },
  },
  symbols: { pasted: clipboards.symbols, html: '<p>Thanks ☺ next → step, Δt, • x 🙂</p>', leftOut: nothing },
  formula: {
    pasted: clipboards.formula,
    html: '<p>10⁻⁶ m³ of CO₂, the 1st</p><ul><li>loose</li><li>in an item</li></ul>',
    leftOut: nothing,
  },
};

test('what word processors, mail programs and slides put on the clipboard becomes text of the site', async ({
  page,
}) => {
  await page.addScriptTag({ content: script });
  for (const [program, { pasted, ...expected }] of Object.entries(cases)) {
    // The bundle's global.
    const cleaned = await page.evaluate<Cleaned, string>(
      (html) => Reflect.get(window, 'pasted').cleanHtml(html),
      pasted,
    );
    expect(cleaned, program).toEqual({ ...expected, tables: [] });
  }
});

test('where tables become sections, they are taken out of the text with their cells', async ({ page }) => {
  await page.addScriptTag({ content: script });
  const taken = (html: string) =>
    page.evaluate<Cleaned, string>(
      (given) => Reflect.get(window, 'pasted').cleanHtml(given, { takesTables: true }),
      html,
    );
  const cells = [
    ['Week', 'Seen by'],
    ['1', 'Night shift'],
  ];
  for (const [program, pasted] of Object.entries(clipboards.tables))
    expect(await taken(pasted), program).toEqual({
      html: '<p>Before</p><p>After</p>',
      leftOut: nothing,
      tables: [cells],
    });
  expect((await taken(clipboards.spanned)).tables).toEqual([
    [
      ['Region', 'Line', 'Gauge'],
      ['North', 'first', 'Bend 4'],
      ['', 'second line', 'Bend 5'],
      ['All', '', ''],
    ],
  ]);
  expect((await taken(clipboards.hiddenCells)).tables).toEqual([
    [
      ['Name', 'Role'],
      ['Bo', 'Writer'],
      ['Cy', 'Editor'],
    ],
  ]);
  // More than a table of a page holds stays text.
  const long = `<table><tr><td>A</td><td>B</td></tr><tr><td>${'x'.repeat(201)}</td><td>1</td></tr></table>`;
  expect(await taken(long)).toMatchObject({ tables: [], leftOut: { tables: 1 } });
});
