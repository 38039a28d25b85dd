import type { NewsletterIssue, SiteSetting } from '@payload-types';
import sax from 'sax';
import { expect, it } from 'vitest';
import { atomFeed } from './feed';

const HARD = 'Less < more & "so" </title> ]]> &amp; 👋';
const site = { name: HARD, email: 'a@b.example', defaultSeo: { description: HARD } } as SiteSetting;
const issue = {
  number: 7,
  title: HARD,
  url: 'https://www.example.com/?a=1&b=<2>',
  date: '2026-03-01T12:00:00.000Z',
  summary: `Stored\u000b long\u0001 ago ${HARD}`,
  topics: [{ text: HARD }],
} as NewsletterIssue;

/** Strict: throws for what is not XML. */
function read(xml: string) {
  const texts: Record<string, string[]> = {};
  const attributes: Record<string, string>[] = [];
  let name = '';
  const parser = sax.parser(true);
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = (tag) => {
    name = tag.name;
    attributes.push(tag.attributes as Record<string, string>);
  };
  parser.ontext = (text) => {
    if (text.trim()) texts[name] = [...(texts[name] ?? []), text];
  };
  parser.write(xml).close();
  return { texts, attributes };
}

it('a feed holds any text as it is', () => {
  const { texts, attributes } = read(atomFeed([issue], site, 'https://www.example.com'));
  expect(texts.title).toEqual([`The Signal | ${HARD}`, `7: ${HARD}`]);
  expect(texts.summary).toEqual([`Stored\n long ago ${HARD}`]);
  expect(texts.subtitle).toEqual([HARD]);
  expect(texts.name).toEqual([HARD]);
  expect(attributes).toContainEqual({ term: HARD, label: HARD });
  expect(attributes).toContainEqual({ rel: 'alternate', href: issue.url });
});

it('an issue that is not on LinkedIn yet leads to its own page', () => {
  const { attributes } = read(
    atomFeed([{ ...issue, url: null, path: '/about/newsletters/seven' }], site, 'https://www.example.com'),
  );
  expect(attributes).toContainEqual({ rel: 'alternate', href: 'https://www.example.com/about/newsletters/seven' });
});

it('titles are plain text, not HTML', () => {
  expect(atomFeed([issue], site, 'https://www.example.com')).not.toContain('type="html"');
});
