import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleSite } from '../example-site';
import { OpenPositions } from './open-positions';
import { openPositionsExamples } from './open-positions.example';

const render = (name: keyof typeof openPositionsExamples) =>
  renderToStaticMarkup(<OpenPositions {...openPositionsExamples[name]} site={exampleSite} />);

test.each(['list', 'grid'] as const)('the %s links to each position', (name) => {
  const html = render(name);
  expect(html.match(/View details/g)).toHaveLength(2);
  expect(html).toContain('href="/about/careers/brand-designer"');
});

test('only the grid shows summaries', () => {
  expect(render('grid')).toContain('Run first conversations');
  expect(render('list')).not.toContain('Run first conversations');
});

test('says so when nothing is open, and still offers the email', () => {
  const html = render('no position');
  expect(html).toContain('There are no open positions right now.');
  expect(html).toContain('mailto:hello@alethia.example?subject=General%20application');
});

test('a diagram on a card has no text', () => {
  const { block, data } = openPositionsExamples.grid;
  const jobs = data.map((job) => ({ ...job, figure: 'three-circles' as const }));
  const html = renderToStaticMarkup(<OpenPositions block={block} site={exampleSite} data={jobs} />);
  expect(html).toContain('figure-three-circles');
  expect(html).not.toContain('human judgment');
});
