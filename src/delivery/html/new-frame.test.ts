import { expect, it } from 'vitest';
import { inNewFrame } from './new-frame';

type Parts = { header?: string; attributes?: string; main?: string; footer?: string; end?: string };
const page = ({ header = 'Old', attributes = '', main = 'Words', footer = 'Old', end = '' }: Parts) =>
  `<body><header class="nav"${attributes}><a class="logo">${header}</a></header><main>${main}</main>` +
  `<footer class="footer ground-graphite"><p>${footer}</p></footer>${end}</body>`;

it('a page keeps its content and gets the navigation and the footer of the frame', () => {
  const frame = page({ header: 'New', main: '', footer: '© 2027' });
  expect(inNewFrame(page({ end: '<i>end</i>' }), frame)).toBe(
    page({ header: 'New', footer: '© 2027', end: '<i>end</i>' }),
  );
});

it('headers and footers within the content stay', () => {
  const main = '<header class="head">Of a section</header><footer class="source">Of a figure</footer>';
  expect(inNewFrame(page({ main }), page({ header: 'New', main: '' }))).toBe(page({ main, header: 'New' }));
});

it('texts that look like replacement patterns are kept as they are', () => {
  expect(inNewFrame(page({}), page({ header: '$& $1 $$' }))).toBe(page({ header: '$& $1 $$' }));
});

it.each<[why: string, page: string, frame: string]>([
  ['a page whose scripts know its frame', page({ end: '<script>self.__next_f.push([1])</script>' }), page({})],
  ['a frame of another theme', page({ attributes: ' data-nav-forced="dark"' }), page({})],
  ['a frame in another language', page({ attributes: ' lang="de"' }), page({})],
  ['a class without styles in the page', page({}), page({ header: '<b class="drop">New</b>' })],
  ['an element without styles in the page', page({}), page({ footer: '<em>New</em>' })],
  ['privacy choices that the page does not have', page({}), page({ footer: '<a href="#privacy-choices">Choices</a>' })],
  ['a page without a frame', '<main>Words</main>', page({})],
  ['no frame', page({}), '<main>Words</main>'],
])('%s: to be rendered whole', (_, whole, frame) => {
  expect(inNewFrame(whole, frame)).toBeUndefined();
});

it('a part that is cut off: to be rendered whole', () => {
  expect(inNewFrame(page({}).replace('</footer>', ''), page({}))).toBeUndefined();
});
