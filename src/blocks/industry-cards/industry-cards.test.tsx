import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleSite } from '../example-site';
import { mediaExamples } from '../media/media.example';
import { IndustryCards } from './industry-cards';
import { industryCardsExamples as examples } from './industry-cards.example';

const render = (name: keyof typeof examples) =>
  renderToStaticMarkup(<IndustryCards {...examples[name]} site={exampleSite} />);
const links = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

test.each(['five dials', 'rows', 'with another industry'] as const)(
  '%s: every industry leads to its page, in order',
  (name) => {
    expect(links(render(name)).filter((href) => href !== '/solutions')).toEqual(
      examples[name].data.map(({ path }) => path),
    );
  },
);

test('every industry shows its own field', () => {
  const html = render('five dials');
  for (const { figure } of examples['five dials'].data) expect(html).toContain(`figure-${figure}`);
});

test('rows are an index without drawings, unless an industry has a picture', () => {
  const { block, data } = examples.rows;
  expect(render('rows')).not.toContain('class="figure');
  const picture = mediaExamples.wide.block.media;
  const html = renderToStaticMarkup(
    <IndustryCards
      block={block}
      data={data.map((industry, index) => (index === 0 ? { ...industry, picture } : industry))}
      site={exampleSite}
    />,
  );
  expect(html).toContain('<img');
  expect(html).toContain(`figure-${data[1]?.figure}`);
});

test('an industry without a page comes last and is not a link', () => {
  const html = render('with another industry');
  const last = html.slice(html.lastIndexOf('<li'));
  expect(last).toContain('Government &amp; Defense');
  expect(last).not.toContain('<a');
  expect(html.split('<li').length - 1).toBe(6);
});

test('buttons come after the list', () => {
  const html = render('rows');
  expect(html.indexOf('Explore by Industry')).toBeGreaterThan(html.indexOf('</ul>'));
});

test('a picture replaces the drawing, even for an industry without a page', () => {
  const picture = mediaExamples.wide.block.media;
  const { block, data } = examples['with another industry'];
  const html = renderToStaticMarkup(
    <IndustryCards
      block={{ ...block, others: block.others.map((other) => ({ ...other, picture })) }}
      data={data.map((industry, index) => (index === 0 ? { ...industry, picture } : industry))}
      site={exampleSite}
    />,
  );
  expect(html.match(/<img[^>]*width="2000" height="1200" loading="lazy"/g)).toHaveLength(2);
  expect(html).not.toContain(`figure-${data[0]?.figure}`);
  expect(html).toContain(`figure-${data[1]?.figure}`);
});
