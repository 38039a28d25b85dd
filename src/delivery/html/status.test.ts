import { describe, expect, it } from 'vitest';
import { prerendered } from '../../../tests/helpers/delivery-pages';
import { declaredStatus, isPrivate } from './status';

describe('askedStatus', () => {
  const statusIn = (body: string) => declaredStatus(prerendered(body));

  it('reads a missing page', () => {
    expect(statusIn('<main class="a" data-status="404"><h1>Not here</h1></main>')).toEqual({ status: 404 });
  });

  it('reads a page that is gone', () => {
    expect(statusIn('<main data-status="410">x</main>')).toEqual({ status: 410 });
  });

  it.each([301, 302])('reads a redirect of %i with its target unescaped', (status) => {
    expect(statusIn(`<main data-status="${status}" data-location="/a?b=1&amp;c=2#d">x</main>`)).toEqual({
      status,
      location: '/a?b=1&c=2#d',
    });
  });

  it.each([
    ['no status', '<main><h1>Platform</h1></main>'],
    ['a status that pages may not ask for', '<main data-status="500">x</main>'],
    ['a redirect without a target', '<main data-status="301">x</main>'],
    ['a redirect to an unsafe target', '<main data-status="301" data-location="javascript:alert(1)">x</main>'],
    ['text about it', '<main><p>&lt;main data-status=&quot;404&quot;&gt; data-status="404"</p></main>'],
    ['an attribute value about it', '<main title="x data-status=&quot;404&quot;">x</main>'],
    ['a script', `<script type="application/ld+json">{"a":'<p data-status="404">'}</script>`],
    ['a style sheet', '<style>main > [data-status="404"] { color: red }</style>'],
    ['a comment', '<!-- <main data-status="404"> -->'],
  ])('leaves the page as it is: %s', (_, body) => {
    expect(statusIn(body)).toBeUndefined();
  });
});

it('a page says by an attribute that it is not for everybody; its text cannot', () => {
  expect(isPrivate('<main><span hidden="" data-cache="private"></span></main>')).toBe(true);
  expect(isPrivate('<main><p>data-cache="private"</p></main>')).toBe(false);
  expect(isPrivate('<main><p title="&quot; data-cache=&quot;private&quot;"></p></main>')).toBe(false);
});
