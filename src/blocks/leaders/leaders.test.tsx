import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { personDial } from '@/components/figures/person-dial';
import { leaders } from '@/seed/content/leaders';
import { exampleSite } from '../example-site';
import { mediaExamples } from '../media/media.example';
import { Leaders } from './leaders';
import { leadersExamples } from './leaders.example';

const html = renderToStaticMarkup(<Leaders {...leadersExamples.rows} site={exampleSite} />);

test('biographies are closed and grouped, so that the browser keeps at most one open', () => {
  expect(html.match(/<details name="bio"/g)).toHaveLength(2);
  expect(html).not.toContain(' open');
});

test('the first lines of a biography are shown, the rest in its details', () => {
  const [before = '', within = ''] = html.split('<details name="bio"');
  expect(before).toContain('>Began as a field engineer.</p>');
  expect(within).toContain('>Now leads the product teams.</p>');
});

test('a full biography has paragraphs', () => {
  expect(html).toContain('>Began as a field engineer.</p>');
  expect(html).toContain('>Now leads the product teams.</p>');
});

test('each name has its own dial', () => {
  expect(personDial('Example Person')).toEqual(personDial('Example Person'));
  expect(personDial('Example Person')).not.toEqual(personDial('Another Person'));
});

test('the six people of the site have six different shapes, each with one unread node', () => {
  const dials = leaders.map(({ name }) => personDial(name));
  expect(new Set(dials.map(({ kind }) => kind)).size).toBe(6);
  for (const { nodes, unread } of dials) expect(nodes[unread]).toBeDefined();
});

test('a portrait replaces the dial', () => {
  const [first, ...others] = leadersExamples.rows.data;
  if (!first) throw new Error('There is no leader.');
  const portrait = mediaExamples.wide.block.media;
  const withPortrait = renderToStaticMarkup(
    <Leaders {...leadersExamples.rows} data={[{ ...first, portrait }, ...others]} site={exampleSite} />,
  );
  expect(withPortrait).toContain('alt="A river gauge');
  expect(withPortrait.match(/<svg/g)).toHaveLength((html.match(/<svg/g)?.length ?? 0) - 1);
});

test('who stands alone also speaks; nobody does in a list, or without words', () => {
  const [first, ...others] = leadersExamples.rows.data;
  if (!first) throw new Error('There is no leader.');
  const speaking = { ...first, words: 'Bring something you’ve drawn.' };
  const shown = (data: typeof leadersExamples.rows.data) =>
    renderToStaticMarkup(<Leaders {...leadersExamples.rows} data={data} site={exampleSite} />);
  expect(shown([speaking])).toMatch(
    /<figure[^>]*><blockquote[^>]*><p>Bring something you’ve drawn\.<\/p><\/blockquote><figcaption[^>]*>Example Person<\/figcaption>/,
  );
  for (const data of [[speaking, ...others], [first]]) expect(shown(data)).not.toContain('blockquote');
});
