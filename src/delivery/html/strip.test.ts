import { describe, expect, it } from 'vitest';
import { prerendered, revealStart } from '../../../tests/helpers/delivery-pages';
import { strip, stripLinkHeader } from './strip';

const jsonLd = '<script type="application/ld+json">{"@type":"WebPage"}</script>';
const page = prerendered(`<main>${jsonLd}<h1>Sensory Intelligence</h1></main>`);

describe('strip', () => {
  it('removes the runtime and keeps content, styles, fonts, data and the own module', () => {
    const { html, stripped } = strip(page);
    expect(stripped).toBe(true);
    expect(html).not.toMatch(/\/_next\/static\/[^"]+\.js|__next_f|TURBOPACK|as="script"/);
    expect(html).toContain('<h1>Sensory Intelligence</h1>');
    expect(html).toContain('href="/_next/static/chunks/site.css"');
    expect(html).toContain('sans.woff2');
    expect(html).toContain(jsonLd);
    expect(html).toContain('<script type="module" src="/assets/frame.js" async=""></script>');
  });

  it('removes what parts texts for React, and its boundary without content', () => {
    expect(strip(prerendered('<p>9<!-- --> ft</p>')).html).toContain('<p>9 ft</p>');
    expect(strip(page).html).not.toContain('<div hidden');
  });

  it('changes nothing the second time', () => {
    const once = strip(page).html;
    expect(strip(once)).toMatchObject({ html: once, stripped: true });
  });

  it('keeps the scripts that reveal a Suspense boundary', () => {
    const script = `<script>${revealStart}</script>`;
    const { html, stripped } = strip(prerendered(`<main>${script}</main>`));
    expect(stripped).toBe(true);
    expect(html).toContain(script);
  });

  it.each([
    ['data-island=""', '<main><div data-island="" style="display:contents">x</div></main>'],
    ['data-island', '<main><div class="a" data-island>x</div></main>'],
  ])('leaves a page with an island whole: %s', (_, body) => {
    const island = prerendered(body);
    expect(strip(island)).toMatchObject({ html: island, stripped: false, unexpected: false });
  });

  it('is not misled by text that speaks of islands', () => {
    expect(strip(prerendered('<main><p>Use data-island="" here</p></main>')).stripped).toBe(true);
  });

  it("leaves Next's error document whole: without scripts it is blank", () => {
    const error = page.replace('<html lang="en">', '<html id="__next_error__">');
    expect(strip(error)).toMatchObject({ html: error, stripped: false, unexpected: false });
  });

  it.each([
    ['flight data of another name', page.replaceAll('__next_f', '__next_g')],
    ['chunks in another folder', page.replaceAll('/_next/static/chunks', '/_next/c')],
    ['a bootstrap of another shape', page.replace('.push({"other', '.start({"other')],
    ['flight data that is not JSON', page.replace('self.__next_f.push([1,', 'self.__next_f.push([one,')],
    ['an inline script', page.replace('</body>', '<script>measure()</script></body>')],
    ['a script of somebody else', page.replace('</body>', '<script src="https://x.invalid/a.js"></script></body>')],
    ['a hint for a script in another shape', page.replace('<title>', '<link as="script" href="/x.js"/><title>')],
    ['a boundary left to the browser', page.replace('<h1>', '<!--$!--><template data-dgst="1"></template><h1>')],
  ])('leaves the page whole and says so: %s', (_, html) => {
    expect(strip(html)).toMatchObject({ html, stripped: false, unexpected: true });
  });
});

describe('stripLinkHeader', () => {
  it('keeps fonts and drops scripts', () => {
    const font = '</_next/static/media/a.woff2>; rel=preload; as="font"; crossorigin=""';
    expect(stripLinkHeader(`${font}, </_next/static/chunks/a.js>; rel=preload; as="script"`)).toBe(font);
    expect(stripLinkHeader('</_next/static/chunks/a.js>; rel=preload; as=script')).toBeUndefined();
  });
});
