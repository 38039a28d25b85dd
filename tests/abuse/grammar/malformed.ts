import fc from 'fast-check';
import { hostileText } from './values.ts';

const CRLF = '\r\n';
const bytes = (text: string) => Buffer.from(text).toString('latin1');
const target = fc.constantFrom('/', '/contact', '/api/pages', '/forms/contact', '/admin', '/api/users/login');

/** Latin1 text. */
const kinds: Record<string, (path: string, junk: string) => string> = {
  'no protocol': (path) => `GET ${path}${CRLF}${CRLF}`,
  'another protocol': (path) => `GET ${path} HTTP/3.7${CRLF}Host: a${CRLF}${CRLF}`,
  'HTTP/1.0': (path) => `GET ${path} HTTP/1.0${CRLF}${CRLF}`,
  'HTTP/2 in the clear': () => `PRI * HTTP/2.0${CRLF}${CRLF}SM${CRLF}${CRLF}`,
  TLS: () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'an odd method': (path, junk) =>
    `${junk.replace(/[^A-Z]/gi, '') || 'BREW'} ${path} HTTP/1.1${CRLF}Host: a${CRLF}Connection: close${CRLF}${CRLF}`,
  'a known method that is rare': (path) =>
    `PROPFIND ${path} HTTP/1.1${CRLF}Host: a${CRLF}Connection: close${CRLF}${CRLF}`,
  'the server as a whole': () => `OPTIONS * HTTP/1.1${CRLF}Host: a${CRLF}Connection: close${CRLF}${CRLF}`,
  'a page of the whole server': () => `GET * HTTP/1.1${CRLF}Host: a${CRLF}Connection: close${CRLF}${CRLF}`,
  'a tunnel': () => `CONNECT 127.0.0.1:5432 HTTP/1.1${CRLF}Host: a${CRLF}${CRLF}`,
  'a whole address': (path) =>
    `GET http://evil.example${path} HTTP/1.1${CRLF}Host: a${CRLF}Connection: close${CRLF}${CRLF}`,
  'an address of another kind': () =>
    `GET file:///etc/passwd HTTP/1.1${CRLF}Host: a${CRLF}Connection: close${CRLF}${CRLF}`,
  'an address without a slash': () => `GET api/pages HTTP/1.1${CRLF}Host: a${CRLF}Connection: close${CRLF}${CRLF}`,
  'two slashes': (path) => `GET //evil.example${path} HTTP/1.1${CRLF}Host: a${CRLF}Connection: close${CRLF}${CRLF}`,
  'an address in raw bytes': (path, junk) =>
    `GET ${path}/${junk} HTTP/1.1${CRLF}Host: a${CRLF}Connection: close${CRLF}${CRLF}`,
  'a fragment': (path) => `GET ${path}#a HTTP/1.1${CRLF}Host: a${CRLF}Connection: close${CRLF}${CRLF}`,
  'a very long address': (path) =>
    `GET ${path}/${'a'.repeat(15_000)} HTTP/1.1${CRLF}Host: a${CRLF}Connection: close${CRLF}${CRLF}`,
  dots: () => `GET /../../../../etc/passwd HTTP/1.1${CRLF}Host: a${CRLF}Connection: close${CRLF}${CRLF}`,
  'no host': (path) => `GET ${path} HTTP/1.1${CRLF}Connection: close${CRLF}${CRLF}`,
  'two hosts': (path) => `GET ${path} HTTP/1.1${CRLF}Host: a${CRLF}Host: b${CRLF}Connection: close${CRLF}${CRLF}`,
  'a hostile host': (path, junk) => `GET ${path} HTTP/1.1${CRLF}Host: ${junk}${CRLF}Connection: close${CRLF}${CRLF}`,
  'two lengths': (path) =>
    `POST ${path} HTTP/1.1${CRLF}Host: a${CRLF}Content-Length: 2${CRLF}Content-Length: 3${CRLF}${CRLF}{}x`,
  'a length and chunks': (path) =>
    `POST ${path} HTTP/1.1${CRLF}Host: a${CRLF}Content-Length: 4${CRLF}Transfer-Encoding: chunked${CRLF}${CRLF}0${CRLF}${CRLF}GET /admin HTTP/1.1${CRLF}Host: a${CRLF}${CRLF}`,
  'chunks that are none': (path) =>
    `POST ${path} HTTP/1.1${CRLF}Host: a${CRLF}Transfer-Encoding: chunked${CRLF}${CRLF}zz${CRLF}{}${CRLF}0${CRLF}${CRLF}`,
  'an endless chunk': (path) =>
    `POST ${path} HTTP/1.1${CRLF}Host: a${CRLF}Transfer-Encoding: chunked${CRLF}${CRLF}ffffffffffffff${CRLF}{}`,
  'an unknown encoding': (path) =>
    `POST ${path} HTTP/1.1${CRLF}Host: a${CRLF}Transfer-Encoding: xchunked${CRLF}Connection: close${CRLF}${CRLF}{}`,
  'a negative length': (path) => `POST ${path} HTTP/1.1${CRLF}Host: a${CRLF}Content-Length: -1${CRLF}${CRLF}`,
  'a body that breaks off': (path) =>
    `POST ${path} HTTP/1.1${CRLF}Host: a${CRLF}Content-Type: application/json${CRLF}Content-Length: 5000${CRLF}${CRLF}{"email":"`,
  'files that break off': () =>
    `POST /forms/built HTTP/1.1${CRLF}Host: a${CRLF}X-Form: built${CRLF}Content-Type: multipart/form-data; boundary=x${CRLF}Content-Length: 5000${CRLF}${CRLF}--x${CRLF}Content-Disposition: form-data; name="f"; filename="a.pdf"${CRLF}${CRLF}%PDF`,
  'files of a page without an end': (path, junk) =>
    `POST ${path}?files HTTP/1.1${CRLF}Host: a${CRLF}Connection: close${CRLF}Content-Type: multipart/form-data; boundary=x${CRLF}Content-Length: ${junk.length + 4}${CRLF}${CRLF}--x${junk}${CRLF}`,
  'headers that break off': (path) => `GET ${path} HTTP/1.1${CRLF}Host: a${CRLF}Cookie: a`,
  'a header that goes on': (path) =>
    `GET ${path} HTTP/1.1${CRLF}Host: a${CRLF}X-A: b${CRLF} c${CRLF}Connection: close${CRLF}${CRLF}`,
  'a header with a space': (path) =>
    `GET ${path} HTTP/1.1${CRLF}Host: a${CRLF}X-A : b${CRLF}Connection: close${CRLF}${CRLF}`,
  'a header in raw bytes': (path, junk) =>
    `GET ${path} HTTP/1.1${CRLF}Host: a${CRLF}X-A: ${junk}${CRLF}Connection: close${CRLF}${CRLF}`,
  'a header without a name': (path) =>
    `GET ${path} HTTP/1.1${CRLF}Host: a${CRLF}: b${CRLF}Connection: close${CRLF}${CRLF}`,
  'a huge header': (path) => `GET ${path} HTTP/1.1${CRLF}Host: a${CRLF}X-A: ${'b'.repeat(100_000)}${CRLF}${CRLF}`,
  'thousands of headers': (path) => `GET ${path} HTTP/1.1${CRLF}Host: a${CRLF}${`a:b${CRLF}`.repeat(3_000)}${CRLF}`,
  'line feeds alone': (path) => `GET ${path} HTTP/1.1\nHost: a\nConnection: close\n\n`,
  'one line after the other at once': (path) =>
    `${`GET ${path} HTTP/1.1${CRLF}Host: a${CRLF}${CRLF}`.repeat(20)}GET ${path} HTTP/1.1${CRLF}Host: a${CRLF}Connection: close${CRLF}${CRLF}`,
  'an upgrade': (path) =>
    `GET ${path} HTTP/1.1${CRLF}Host: a${CRLF}Connection: Upgrade${CRLF}Upgrade: websocket${CRLF}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==${CRLF}Sec-WebSocket-Version: 13${CRLF}${CRLF}`,
  'an upgrade where Next listens': () =>
    `GET /_next/webpack-hmr HTTP/1.1${CRLF}Host: a${CRLF}Connection: Upgrade${CRLF}Upgrade: websocket${CRLF}${CRLF}`,
  'an offer of HTTP/2': (path) =>
    `GET ${path} HTTP/1.1${CRLF}Host: a${CRLF}Connection: Upgrade, HTTP2-Settings${CRLF}Upgrade: h2c${CRLF}HTTP2-Settings: AAMAAABk${CRLF}${CRLF}`,
  'an upgrade at an address in raw bytes': (path, junk) =>
    `GET ${path}/%${junk} HTTP/1.1${CRLF}Host: a${CRLF}Connection: Upgrade${CRLF}Upgrade: websocket${CRLF}${CRLF}`,
  'an upgrade with a body': (path) =>
    `POST ${path} HTTP/1.1${CRLF}Host: a${CRLF}Connection: Upgrade${CRLF}Upgrade: x${CRLF}Content-Length: 2${CRLF}${CRLF}{}`,
  'a body that waits for 100 Continue': (path) =>
    `POST ${path} HTTP/1.1${CRLF}Host: a${CRLF}Expect: 100-continue${CRLF}Content-Length: 2${CRLF}Connection: close${CRLF}${CRLF}`,
  'an unknown expectation': (path) =>
    `POST ${path} HTTP/1.1${CRLF}Host: a${CRLF}Expect: a-miracle${CRLF}Content-Length: 0${CRLF}Connection: close${CRLF}${CRLF}`,
  'a body of a GET': (path) =>
    `GET ${path} HTTP/1.1${CRLF}Host: a${CRLF}Content-Length: 2${CRLF}Connection: close${CRLF}${CRLF}{}`,
  nothing: () => '',
  'empty lines': () => CRLF.repeat(50),
  noise: (_, junk) => junk,
};

export const malformed: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...Object.keys(kinds)), target, hostileText)
  .map(([kind, path, junk]) => kinds[kind]?.(path, bytes(junk).slice(0, 10_000)) ?? '');
