import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleSite } from '../example-site';
import { RichText } from './rich-text';
import { richTextExamples } from './rich-text.example';

const render = (name: keyof typeof richTextExamples) =>
  renderToStaticMarkup(<RichText {...richTextExamples[name]} data={undefined} site={exampleSite} />);

test('without a headline, headings start at level two', () => {
  expect(render('plain')).toContain('<h2 id="what-it-reads">');
});

test('with a headline, headings start one level below it', () => {
  const html = render('headed');
  expect(html).toContain('>How readings are made</h2>');
  expect(html).toContain('<h3 id="what-it-reads">');
});

test('bold words and lists of the text are shown', () => {
  const html = render('plain');
  expect(html).toContain('<strong>points out</strong>');
  expect(html).toContain('<li>Sensors and records</li>');
});
