import fc from 'fast-check';
import { hostileText } from './values.ts';

export type Header = [name: string, value: string];

/** Latin-1 without control characters. */
const headerSafe = (text: string) => text.replace(/[^\x20-\x7e\xa0-\xff]/g, '?').trim();
const hostile = hostileText.map(headerSafe);
const one = (names: string[], values: fc.Arbitrary<string>): fc.Arbitrary<Header> =>
  fc.tuple(fc.constantFrom(...names), values).map(([name, value]): Header => [name, value]);
const some = (...values: string[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: hostile });

const families: Record<string, fc.Arbitrary<Header>> = {
  cookies: one(
    ['cookie'],
    some(
      '__prerender_bypass=x',
      '__next_preview_data=x',
      'payload-token=x.y.z',
      'payload-token=eyJhbGciOiJub25lIn0.eyJpZCI6MSwiY29sbGVjdGlvbiI6InVzZXJzIn0.',
      'contact-sent=1',
      'payload-theme=dark; payload-lng=__proto__',
      'a=b; a=c; a=%zz; =; ;;; "q"=x',
      `big=${'x'.repeat(6_000)}`,
      Array.from({ length: 150 }, (_, n) => `c${n}=${n}`).join('; '),
    ),
  ),
  'content types': one(
    ['content-type'],
    some(
      ...[
        'application/json',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'text/plain',
      ],
      ...[
        'multipart/form-data; boundary=x',
        'application/json; charset=utf-7',
        'application/octet-stream',
        'text/x-component',
        'a',
        '/',
      ],
    ),
  ),
  encodings: one(
    ['accept-encoding', 'content-encoding', 'te', 'accept', 'accept-language', 'accept-charset'],
    some(
      'gzip',
      'br',
      'deflate',
      'zstd',
      'identity;q=0',
      '*;q=0',
      'gzip;q=2, br;q=-1, *;q=0.0001',
      'trailers',
      'text/html',
      'text/x-component',
      'application/json',
      '*/*',
      'de-x-__proto__',
      'zz-ZZ;q=99',
    ),
  ),
  ranges: one(
    ['range', 'if-range'],
    some(
      'bytes=0-0',
      'bytes=-1',
      'bytes=5-1',
      'bytes=0-99999999999999999999',
      `bytes=${'0-1,'.repeat(200)}0-1`,
      'items=0-1',
      'bytes=',
      '0-24',
    ),
  ),
  conditional: one(
    ['if-none-match', 'if-match', 'if-modified-since', 'if-unmodified-since', 'cache-control', 'pragma'],
    some(
      '*',
      '""',
      'W/"x"',
      `"${'x'.repeat(2_000)}"`,
      'Thu, 01 Jan 1970 00:00:00 GMT',
      'Fri, 31 Dec 9999 23:59:59 GMT',
      'no-cache',
      'only-if-cached',
      'max-age=-1',
    ),
  ),
  forwarded: one(
    [
      'forwarded',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-forwarded-port',
      'x-forwarded-prefix',
      'x-real-ip',
      'x-visitor-address',
      'x-original-url',
      'x-rewrite-url',
      'x-http-method-override',
      'x-method-override',
      'cf-connecting-ip',
      'via',
    ],
    some(
      'evil.example',
      'https',
      'https,http',
      '127.0.0.1',
      '::1',
      '10.0.0.1, 10.0.0.2',
      'for=127.0.0.1;proto=https',
      '/admin',
      '/api/users',
      'DELETE',
      '99999',
      '-1',
    ),
  ),
  'internals of Next': one(
    [
      ...[
        'x-middleware-subrequest',
        'x-middleware-rewrite',
        'x-middleware-next',
        'x-middleware-prefetch',
        'x-invoke-path',
        'x-invoke-status',
      ],
      ...[
        'x-matched-path',
        'x-nextjs-data',
        'x-prerender-revalidate',
        'x-prerender-revalidate-if-generated',
        'x-next-revalidated-tags',
      ],
      ...[
        'next-action',
        'rsc',
        'next-router-prefetch',
        'next-router-state-tree',
        'next-router-segment-prefetch',
        'next-url',
        'next-hmr-refresh',
      ],
      ...[
        'x-next-cache-tags',
        'x-next-revalidate-tag-token',
        'x-nextjs-postponed',
        'next-resume',
        'x-action-forwarded',
        'x-now-route-matches',
      ],
    ],
    some(
      '1',
      '2',
      'src/middleware:src/middleware:src/middleware',
      'proxy:proxy:proxy:proxy:proxy',
      '/admin',
      '["",{}]',
      '%5B%22%22%5D',
      '/_tree',
      '/_full',
      '/__PAGE__',
      'x'.repeat(42),
      '7f3c'.repeat(10),
      '500',
    ),
  ),
  origin: one(
    [
      'origin',
      'referer',
      'sec-fetch-site',
      'sec-fetch-mode',
      'sec-fetch-dest',
      'sec-purpose',
      'host',
      'authorization',
      'apikey',
      'x-payload-http-method-override',
      'prefer',
      'accept-profile',
      'content-profile',
    ],
    some(
      'null',
      'https://evil.example',
      'cross-site',
      'same-site',
      'none',
      'navigate',
      'document',
      'prefetch',
      'evil.example:99',
      'Basic YTpi',
      'Bearer x',
      'JWT x.y.z',
      'users API-Key x',
      'GET',
      'return=representation,count=exact',
      'auth',
      'payload',
      'pg_catalog',
    ),
  ),
  'forms with files': one(['x-form'], some('built', 'contact', '')),
  odd: fc.oneof(
    one(
      [
        'x-a',
        'expect',
        'upgrade',
        'connection',
        'keep-alive',
        'content-language',
        'content-security-policy',
        'dnt',
        'x-request-id',
        'traceparent',
      ],
      some('', '100-continue', 'websocket', 'h2c', 'close', 'upgrade', 'x'.repeat(4_000), "script-src 'nonce-a'"),
    ),
    fc.nat({ max: 9 }).map((n): Header => [`x-many-${n}`, 'v'.repeat(n * 150)]),
  ),
};

export const headers: fc.Arbitrary<Header[]> = fc
  .tuple(fc.array(fc.oneof(...Object.values(families)), { maxLength: 3 }), fc.integer({ min: 0, max: 29 }))
  .map(([all, how]) => {
    if (how === 0) return [...all, ...all];
    if (how === 1) return [...all, ...Array.from({ length: 80 }, (_, n): Header => [`x-n${n}`, String(n)])];
    return all;
  });
