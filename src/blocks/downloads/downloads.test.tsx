import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleSite } from '../example-site';
import type { BlockOf } from '../types';
import { Downloads } from './downloads';
import { downloadsExamples } from './downloads.example';

const { block } = downloadsExamples.papers;
const render = (changed: BlockOf<'downloads'>) =>
  renderToStaticMarkup(<Downloads block={changed} site={exampleSite} data={undefined} />).replaceAll('\u00a0', ' ');
const [first, second] = block.files;

test('each file is a download link with type and size', () => {
  const links = [...render(block).matchAll(/<a href="([^"]+)" download=""[^>]*><span>([^<]+)<span[^>]*>([^<]+)</g)];
  expect(links.map(([, ...link]) => link)).toEqual([
    ['/api/media/file/sensory-intelligence.pdf', 'Sensory Intelligence in ten pages', ' (PDF, 1.2 MB)'],
    ['/api/media/file/security.pdf', 'Security and data protection', ' (PDF, 382 KB)'],
  ]);
});

test('missing files are left out, and so is a section without any', () => {
  const gone = { ...first, title: 'Gone', file: 'id-of-a-deleted-file' };
  const html = render({ ...block, files: second ? [gone, second] : [] });
  expect(html).not.toContain('Gone');
  expect(html).toContain('Security and data protection');
  expect(render({ ...block, files: [gone] })).toBe('');
});

test('only a PDF is offered', () => {
  if (!first) throw new Error('The example has files.');
  const picture = { ...first.file, mimeType: 'image/png' };
  expect(render({ ...block, files: [{ title: 'A picture', file: picture }] })).toBe('');
});
