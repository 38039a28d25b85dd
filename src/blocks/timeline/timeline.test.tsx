import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleSite } from '../example-site';
import { Timeline } from './timeline';
import { timelineExamples } from './timeline.example';

it('lists its events in order, each with its date', () => {
  const { block } = timelineExamples.five;
  const html = renderToStaticMarkup(<Timeline block={block} site={exampleSite} data={undefined} />);
  expect(html).toContain('<ol');
  const events = [...html.matchAll(/<li.*?<p[^>]*>([^<]+)<.*?<h3[^>]*>([^<]+)</g)].map(([, ...event]) => event);
  expect(events).toEqual(block.events.map(({ date, title }) => [date, title]));
  expect(html).not.toContain('undefined');
});
