import type { Link, Media } from '@payload-types';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { words } from '@/lib/words';
import { exampleSite } from '../../blocks/example-site';
import { ButtonLink, CmsLink } from './cms-link';

const paper: Media = {
  id: '00000000-0000-4000-8000-000000000061',
  url: '/api/media/file/paper.pdf',
  filename: 'paper.pdf',
  mimeType: 'application/pdf',
  filesize: 1_258_291,
  updatedAt: '2025-10-02T08:00:00.000Z',
  createdAt: '2025-10-02T08:00:00.000Z',
};
const link = (file: Link['file']): Link => ({ label: 'Read the paper', kind: 'file', file });
const render = (file: Link['file']) =>
  renderToStaticMarkup(<CmsLink link={link(file)} site={exampleSite} />).replaceAll('\u00a0', ' ');

test('a link to a file downloads it, and states its type and size', () => {
  expect(render(paper)).toMatch(
    /^<a href="\/api\/media\/file\/paper\.pdf" download="">Read the paper<span[^>]*> \(PDF, 1\.2 MB\)<\/span><\/a>$/,
  );
  const button = renderToStaticMarkup(<ButtonLink link={link(paper)} site={exampleSite} look="text" />);
  expect(button.match(/PDF/g)).toHaveLength(1);
});

test('renders nothing if the file is missing or not downloadable', () => {
  expect(render(paper.id)).toBe('');
  expect(render({ ...paper, mimeType: 'video/mp4' })).toBe('');
});

test('other links are not downloads', () => {
  const page = renderToStaticMarkup(
    <CmsLink link={{ label: 'Book', kind: 'address', address: '/book' }} site={exampleSite} />,
  );
  expect(page).toBe('<a href="/book">Book</a>');
});

test('on a German page, a link says that its page is in English, and that a website opens in a new tab', () => {
  const german = { ...exampleSite, language: 'de', words: words.de } as const;
  const to = (address: string) =>
    renderToStaticMarkup(<CmsLink link={{ label: 'Da', kind: 'address', address }} site={german} />);
  expect(to('/platform#lens')).toBe('<a href="/platform#lens" hrefLang="en">Da</a>');
  expect(to('/de/kontakt')).toBe('<a href="/de/kontakt">Da</a>');
  expect(to('#hier')).toBe('<a href="#hier">Da</a>');
  expect(to('https://a.example')).toContain('(öffnet in neuem Tab)');
});
