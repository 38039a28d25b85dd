import { describe, expect, it } from 'vitest';
import { markdownOf } from './markdown';

const SITE = 'https://alethia.example';
const of = (main: string) => markdownOf(`<!DOCTYPE html><html><body><main>${main}</main></body></html>`, SITE);

describe('the Markdown of a page', () => {
  it.each([
    [
      'headings and paragraphs',
      '<h1>Close the gap</h1><p>Early <em>and</em> late.</p>',
      '# Close the gap\n\nEarly *and* late.\n',
    ],
    [
      'links and pictures',
      '<p><a href="/x">Go</a> <img src="/a.png" alt="A map"/></p>',
      `[Go](${SITE}/x) ![A map](${SITE}/a.png)\n`,
    ],
    ['lists', '<ul><li>One</li><li><p>Two</p><p>more</p></li></ul>', '- One\n- Two\n\n    more\n'],
    ['lists in lists', '<ul><li>One<ul><li>Two</li></ul></li></ul>', '- One\n    - Two\n'],
    ['breaks as spaces', '<p>One<br/>Two</p>', 'One Two\n'],
    ['numbered lists', '<ol><li>One</li><li>Two</li></ol>', '1. One\n2. Two\n'],
    [
      'terms',
      '<dl><div><dt>length</dt><dd>30 minutes</dd></div><dt>place</dt><dd>Denver</dd></dl>',
      '- **length** 30 minutes\n- **place** Denver\n',
    ],
    ['lists of several parts', '<ol><li><h3>One</h3><p>Text</p></li></ol>', '1. ### One\n\n    Text\n'],
    ['quotations', '<blockquote><p>Now.</p></blockquote>', '> Now.\n'],
    ['questions', '<details><summary>Why?</summary><p>So.</p></details>', '**Why?**\n\nSo.\n'],
    [
      'tables',
      '<table><caption>T</caption><tr><th>A</th><th>B</th></tr><tr><td>1|2</td><td>3</td></tr></table>',
      'T\n\n| A | B |\n| --- | --- |\n| 1\\|2 | 3 |\n',
    ],
    ['cards that are links', '<a href="/x"><h3>Card</h3><p>Text</p></a>', `### Card\n\nText\n\n<${SITE}/x>\n`],
    ['parts that only styles keep apart', '<p><span>06:12</span><span>Bend 4</span></p>', '06:12 Bend 4\n'],
    ['what a drawing says', '<svg role="img" aria-label="A dial"><text>06</text></svg>', '*A dial*\n'],
    [
      'a drawing that stands alone',
      '<figure><svg role="img" aria-label="A dial"></svg></figure><figure aria-hidden="true"><svg role="img" aria-label="x"></svg></figure>',
      '*A dial*\n',
    ],
    [
      'marks that Markdown would read as its own',
      '<p># 1 * 2 _x_ &lt;b&gt; [y]</p>',
      '\\# 1 \\* 2 \\_x\\_ \\<b> \\[y\\]\n',
    ],
  ])('holds %s', (_, html, markdown) => {
    expect(of(html)).toBe(markdown);
  });

  it('leaves out what a page does not say: scripts, forms, decoration, what is hidden', () => {
    const left = [
      '<script>a<b</script>',
      '<style>p{}</style>',
      '<form><label>Name</label></form>',
      '<svg><text>x</text></svg>',
    ];
    expect(of(`${left.join('')}<p aria-hidden="true">x</p><p hidden>y</p><nav>z</nav><p>Kept</p>`)).toBe('Kept\n');
  });

  it('is empty without a main part', () => {
    expect(markdownOf('<html><body><p>Text</p></body></html>', SITE)).toBe('');
  });
});
