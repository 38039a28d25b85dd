import { expect, it } from 'vitest';
import { linkedPaths, withLinksTo } from './localized';

const page = (path: string) => ({ id: `of ${path}`, path, title: path, updatedAt: '2026-01-01T00:00:00.000Z' });
const toDocument = (path: string) => ({
  label: 'There',
  kind: 'document',
  document: { relationTo: 'pages', value: page(path) },
});
const toAddress = (address: string) => ({ label: 'There', kind: 'address', address });
const inText = { type: 'link', fields: { linkType: 'custom', url: '/contact?from=text' }, children: [] };

const content = {
  title: '/contact is a text',
  links: [toDocument('/contact'), toAddress('/careers#jobs'), toAddress('https://a.example/contact')],
  body: { root: { children: [inText] } },
  unpublished: { kind: 'document', document: { relationTo: 'pages', value: 'an id' } },
};

const translations = new Map([
  ['/contact', { id: 'kontakt', path: '/de/kontakt', title: 'Kontakt' }],
  ['/about/careers', { id: 'karriere', path: '/de/karriere', title: 'Karriere' }],
]);

it('finds the pages that a document links to, after fixed redirects', () => {
  expect([...linkedPaths(content)]).toEqual(['/contact', '/about/careers']);
});

it('points links to translations, keeps query and anchor, and changes nothing else', () => {
  const localized = withLinksTo(content, translations);
  expect(localized.links[0]).toMatchObject({ document: { value: { id: 'kontakt', path: '/de/kontakt' } } });
  expect(localized.links[1]).toMatchObject({ address: '/de/karriere#jobs' });
  expect(localized.links[2]).toEqual(content.links[2]);
  expect(localized.body.root.children[0]?.fields.url).toBe('/de/kontakt?from=text');
  expect([localized.title, localized.unpublished]).toEqual([content.title, content.unpublished]);
  expect(content.links[0]).toEqual(toDocument('/contact'));
});

it('leaves links to pages without a translation', () => {
  expect(withLinksTo(content, new Map())).toEqual(content);
});
