import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { flight, prerendered, revealStart } from '../../../tests/helpers/delivery-pages';
import { contentSecurityPolicy, pagePolicy, START_HASH } from './csp';
import { speculationRules } from './speculation';
import { strip } from './strip';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const scriptSources = (html: string) => /script-src ([^;]*)/.exec(contentSecurityPolicy(html))?.[1]?.split(' ') ?? [];

/** The functions that the installed React sends before its first reveal, from its own source. */
function revealFunctions() {
  const file = createRequire(import.meta.url)
    .resolve('next/package.json')
    .replace('package.json', '');
  const react = `${file}dist/compiled/react-dom/cjs/react-dom-server.node.production.js`;
  const literal = /'(\$RB=\[\];\$RV=function[^']*)'/.exec(fs.readFileSync(react, 'utf8'))?.[1] ?? '';
  return literal.replaceAll('\\n', '\n');
}

describe('contentSecurityPolicy', () => {
  it('allows a stripped page the script of the frame and rules of what to fetch ahead, as every other one', () => {
    const { html } = strip(prerendered('<main><h1>Platform</h1></main>'));
    expect(scriptSources(html)).toEqual(["'self'", START_HASH, hashOf(speculationRules)]);
    expect(contentSecurityPolicy(html)).toBe(pagePolicy);
  });

  it('allows a hydrating page exactly the inline scripts of the framework', () => {
    const sources = scriptSources(prerendered('<main><div data-island="">x</div></main>'));
    expect(sources).toHaveLength(6);
    expect(sources).toContain(hashOf(flight));
    expect(sources).toContain(hashOf('(self.__next_f=self.__next_f||[]).push([0])'));
  });

  it('forbids plugins, other base addresses and framing by other sites', () => {
    const policy = contentSecurityPolicy(prerendered('<main></main>'));
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'", "form-action 'self'"]) {
      expect(policy.split('; ')).toContain(part);
    }
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('knows the reveal scripts of the installed React', () => {
    const functions = revealFunctions();
    expect(functions).toContain('$RC=function');
    const texts = [revealStart, `${functions}$RC("B:0","S:0")`, '$RC("B:1","S:1")', '$RS("S:2","P:2");'];
    const sources = scriptSources(prerendered(texts.map((text) => `<script>${text}</script>`).join('')));
    for (const text of texts) expect(sources).toContain(hashOf(text));
  });

  it.each([
    'alert(1)',
    'self.__next_f.push(alert(1))',
    'self.__next_f.push([1,"a"]);alert(1);([""])',
    'self.__next_f.push([1,"a"])\nalert(1)',
    '(self.__next_f=self.__next_f||[]).push([0]);alert(1)',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(alert(1));',
    '$RC=alert;$RC("B:0","S:0")',
    `${revealStart}alert(1)`,
  ])('gives a forged script no hash: %s', (text) => {
    const island = '<div data-island="">x</div>';
    expect(scriptSources(prerendered(`${island}<script>${text}</script>`))).toEqual(scriptSources(prerendered(island)));
  });

  describe('sources that a page names', () => {
    const directives = (body: string) =>
      Object.fromEntries(
        contentSecurityPolicy(prerendered(body))
          .split('; ')
          .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
      );

    it('are none by default', () => {
      const found = directives('<main><h1>Platform</h1></main>');
      expect(found['frame-src']).toEqual(["'self'"]);
      expect(found['connect-src']).toEqual(["'self'"]);
    });

    it('are allowed as origins, each for its purpose', () => {
      const found = directives(
        '<main><div data-allow-frame="https://cal.example/alethia?month=1&amp;a=b"></div><p data-allow-connect="https://ref.auth.example:8443/x">x</p></main>',
      );
      expect(found['frame-src']).toEqual(["'self'", 'https://cal.example']);
      expect(found['connect-src']).toEqual(["'self'", 'https://ref.auth.example:8443']);
      expect(found['script-src']?.join(' ')).not.toContain('example');
    });

    it('are allowed as scripts beside the scripts of this site', () => {
      const found = directives('<main><p data-allow-script="https://stats.example/count.js">x</p></main>');
      expect(found['script-src']).toEqual([
        ...(directives('<main></main>')['script-src'] ?? []),
        'https://stats.example',
      ]);
      for (const other of ['frame-src', 'connect-src']) expect(found[other], other).toEqual(["'self'"]);
    });

    it('are allowed once each, also two on one element', () => {
      const element = '<div data-allow-frame="https://cal.example" data-allow-connect="https://api.example"></div>';
      const found = directives(`<main>${element}${element}</main>`);
      expect(found['frame-src']).toEqual(["'self'", 'https://cal.example']);
      expect(found['connect-src']).toEqual(["'self'", 'https://api.example']);
    });

    it.each(['http://localhost:54321', 'http://127.0.0.1:54321'])('may be on this machine: %s', (origin) => {
      expect(directives(`<p data-allow-connect="${origin}"></p>`)['connect-src']).toEqual(["'self'", origin]);
    });

    it.each([
      'http://cal.example',
      'http://localhost.evil.example',
      'https://*.example',
      'https://*',
      '*',
      'https:',
      'https://cal.example; script-src *',
      "https://cal.example 'unsafe-inline'",
      'https://cal.example;script-src',
      'javascript:alert(1)',
      'data:text/html,x',
      '//cal.example',
      '/calendar',
      '',
    ])('are ignored when they are no plain origin of https: %j', (value) => {
      const policy = contentSecurityPolicy(
        prerendered(`<div data-allow-frame="${value}" data-allow-script="${value}"></div>`),
      );
      expect(policy).toBe(contentSecurityPolicy(prerendered('<div></div>')));
    });

    it.each([
      [
        'text about it',
        '<p>&lt;p data-allow-frame=&quot;https://evil.example&quot;&gt; data-allow-frame="https://evil.example"</p>',
      ],
      ['an attribute value about it', '<p title="x data-allow-frame=&quot;https://evil.example&quot;">x</p>'],
      ['data', `<script type="application/ld+json">{"a":'<p data-allow-frame="https://evil.example">'}</script>`],
      ['a style sheet', '<style>a > <p data-allow-frame="https://evil.example"></style>'],
      ['a comment', '<!-- <p data-allow-frame="https://evil.example"> -->'],
    ])('cannot be forged by content: %s', (_, body) => {
      expect(directives(`<main>${body}</main>`)['frame-src']).toEqual(["'self'"]);
    });
  });
});

it('a page with our scripts alone lets no text become a script; others need that', () => {
  const trusted = "require-trusted-types-for 'script'; trusted-types 'none'";
  expect(contentSecurityPolicy('<h1>Plain</h1>')).toBe(pagePolicy);
  expect(pagePolicy).toContain(trusted);
  const service = '<div data-allow-script="https://scripts.example/one.js"></div>';
  for (const html of [service, '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'])
    expect(contentSecurityPolicy(html)).not.toContain(trusted);
});
