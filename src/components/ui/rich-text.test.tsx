import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { mediaExamples } from '@/blocks/media/media.example';
import { body, h2, h3, p, ul } from '@/seed/write';
import { RichText } from './rich-text';
import { anchorOf, headingsOf } from './rich-text-headings';

const text = (value: string) => ({
  type: 'text',
  version: 1,
  text: value,
  format: 0,
  detail: 0,
  mode: 'normal',
  style: '',
});
const withLink = (fields: object) =>
  body({ type: 'paragraph', version: 1, children: [{ type: 'link', version: 3, fields, children: [text('words')] }] });
const render = (fields: object) => renderToStaticMarkup(<RichText body={withLink(fields)} />);

describe('links', () => {
  test('one to a page of the site uses that page’s path', () => {
    const html = render({ linkType: 'internal', doc: { relationTo: 'pages', value: { id: '1', path: '/platform' } } });
    expect(html).toContain('<a href="/platform">words</a>');
  });

  test('one to an unpublished page becomes plain text', () => {
    const html = render({ linkType: 'internal', doc: { relationTo: 'pages', value: 'an-id' } });
    expect(html).toContain('<p>words</p>');
  });

  test('one to another website opens in a new tab and says so', () => {
    const html = render({ linkType: 'custom', url: 'https://other.example/page' });
    expect(html).toContain('<a href="https://other.example/page" target="_blank" rel="noopener">');
    expect(html).toContain('(opens in a new tab)');
  });

  test('a script address is not linked', () => {
    expect(render({ linkType: 'custom', url: 'javascript:alert(1)' })).not.toContain('<a');
  });
});

describe('headings', () => {
  const text = body(h2('What’s ours'), p('…'), h3('Marks'), h2('What’s ours'));

  test('each has its own anchor', () => {
    expect([...headingsOf(text).values()]).toEqual([
      { id: 'whats-ours', text: 'What’s ours', level: 2 },
      { id: 'marks', text: 'Marks', level: 3 },
      { id: 'whats-ours-2', text: 'What’s ours', level: 2 },
    ]);
  });

  test('the page has the same anchors', () => {
    const html = renderToStaticMarkup(<RichText body={text} />);
    expect(html).toContain('<h2 id="whats-ours">What’s ours</h2>');
    expect(html).toContain('<h3 id="marks">');
    expect(html).toContain('<h2 id="whats-ours-2">');
  });

  test('below a level-two headline they start at level three', () => {
    const html = renderToStaticMarkup(<RichText body={text} below={2} />);
    expect(html).toContain('<h3 id="whats-ours">');
    expect(html).toContain('<h4 id="marks">');
  });

  test('one without a letter still has an anchor', () => {
    expect(anchorOf('§ …')).toBe('section');
  });
});

test('paragraphs, bold words and lists', () => {
  const html = renderToStaticMarkup(<RichText body={body(p('Plain and **bold**.'), ul('One', 'Two'))} />);
  expect(html).toContain('<p>Plain and <strong>bold</strong>.</p><ul><li>One</li><li>Two</li></ul>');
});

describe('pictures', () => {
  const upload = (value: unknown) =>
    body(p('Before.'), {
      type: 'upload',
      version: 3,
      relationTo: 'media',
      fields: {},
      value,
      id: 'a',
      format: '',
    } as never);
  const picture = mediaExamples.wide.block.media;

  test('one is between paragraphs, with its dimensions', () => {
    const html = renderToStaticMarkup(<RichText body={upload(picture)} />);
    expect(html).toMatch(/<p>Before\.<\/p><picture[^>]*>.*<img[^>]*width="2000" height="1200"/);
  });

  test('one that is missing, or not a picture, renders nothing', () => {
    const without = renderToStaticMarkup(<RichText body={body(p('Before.'))} />);
    for (const value of [picture.id, { ...picture, mimeType: 'video/mp4' }]) {
      expect(renderToStaticMarkup(<RichText body={upload(value)} />)).toBe(without);
    }
  });
});

describe('a link to a file', () => {
  const file = {
    id: '00000000-0000-4000-8000-000000000061',
    url: '/api/media/file/paper.pdf',
    mimeType: 'application/pdf',
    filesize: 391_168,
  };
  const linked = (value: unknown) => {
    const text = { type: 'text', text: 'the paper', version: 1, format: 0, mode: 'normal', style: '', detail: 0 };
    const fields = { linkType: 'internal', doc: { relationTo: 'media', value }, newTab: false };
    const node = {
      type: 'link',
      version: 3,
      id: 'a',
      fields,
      children: [text],
      direction: 'ltr',
      format: '',
      indent: 0,
    };
    const paragraph = { type: 'paragraph', version: 1, children: [node], direction: 'ltr', format: '', indent: 0 };
    return renderToStaticMarkup(<RichText body={body(paragraph as never)} />).replaceAll('\u00a0', ' ');
  };

  test('downloads it, and states its type and size', () => {
    expect(linked(file)).toMatch(
      /<a href="\/api\/media\/file\/paper\.pdf" download="">the paper<span[^>]*> \(PDF, 382 KB\)/,
    );
  });

  test('is plain text if the file is missing or not downloadable', () => {
    for (const value of [file.id, { ...file, mimeType: 'image/png' }])
      expect(linked(value)).toContain('<p>the paper</p>');
  });
});

describe('lists', () => {
  const item = (...children: object[]) => ({ type: 'listitem', version: 1, value: 1, children });
  const list = (tag: 'ol' | 'ul', ...children: object[]) => ({
    ...{ type: 'list', version: 1, listType: tag === 'ol' ? 'number' : 'bullet', start: 1 },
    ...{ tag, children },
  });
  const html = (node: object) => renderToStaticMarkup(<RichText body={body(node as never)} />);

  test('a nested one is part of the item before it, so that the next one has the next number', () => {
    const nested = list('ul', item(text('a')), item(list('ol', item(text('i')))));
    expect(html(list('ol', item(text('One')), item(nested), item(text('Two'))))).toContain(
      '<ol><li>One<ul><li>a<ol><li>i</li></ol></li></ul></li><li>Two</li></ol>',
    );
  });

  test('one that begins with a nested one counts from its first item', () => {
    expect(html(list('ol', item(list('ol', item(text('i')))), item(text('One')), item(text('Two'))))).toContain(
      '<ol><li class="is-wrapper"><ol><li>i</li></ol></li><li value="1">One</li><li>Two</li></ol>',
    );
  });

  test('one that goes on counts on', () => {
    expect(html({ ...list('ol', item(text('Three'))), start: 3 })).toContain('<ol start="3"><li>Three</li></ol>');
  });
});
