import http from 'node:http';
import net from 'node:net';
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import type { Header } from '../grammar/headers.ts';
import type { AbuseRequest } from '../grammar/request.ts';

/** `status` 0: no response, for the reason in `body`. A raw request may get several responses. */
export type Received = { statuses: number[]; headers: http.IncomingHttpHeaders; body: string; milliseconds: number };

/** Longer than the server's own timeouts. */
const PATIENCE_MS = 45_000;
const RAW_PATIENCE_MS = 1_500;
const MOST_BYTES = 32 * 1024 * 1024;

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

function decoded(body: Buffer, encoding: string | undefined): string {
  try {
    if (encoding === 'gzip') return gunzipSync(body).toString();
    if (encoding === 'br') return brotliDecompressSync(body).toString();
    if (encoding === 'deflate') return inflateSync(body).toString();
    if (encoding === 'zstd') return zstdDecompressSync(body).toString();
  } catch {
    // A partial response (206).
  }
  return body.toString();
}

function asObject(headers: Header[]): Record<string, string | string[]> {
  const all: Record<string, string[]> = {};
  for (const [name, value] of headers) {
    const values = all[name.toLowerCase()] ?? [];
    all[name.toLowerCase()] = [...values, value];
  }
  // Node sends these only once.
  const single = ['host', 'authorization', 'content-type', 'content-length', 'connection', 'cookie'];
  return Object.fromEntries(
    Object.entries(all).map(([name, values]) => {
      if (values.length === 1 || single.includes(name))
        return [name, name === 'cookie' ? values.join('; ') : (values.at(-1) ?? '')];
      return [name, values];
    }),
  );
}

/** Never throws. */
export function send(site: string, request: AbuseRequest, more: Header[], isAgain = false): Promise<Received> {
  if (request.raw !== undefined) return sendRaw(site, request.raw);
  const { hostname, port } = new URL(site);
  const body = request.body && Buffer.from(request.body.bytes, 'latin1');
  const typed: Header[] = request.body?.type ? [['content-type', request.body.type]] : [];
  const length: Header[] = body ? [['content-length', String(body.length)]] : [];
  const headers = asObject([...typed, ...request.headers, ...more, ...length]);
  const begin = performance.now();
  return new Promise((resolve) => {
    const done = (statuses: number[], received: http.IncomingHttpHeaders, text: string) =>
      resolve({ statuses, headers: received, body: text, milliseconds: performance.now() - begin });
    const failed = (error: NodeJS.ErrnoException) => {
      // The server had closed a kept-alive connection.
      if (!isAgain && sent.reusedSocket && error.code === 'ECONNRESET') resolve(send(site, request, more, true));
      else done([0], {}, error.code ?? error.message);
    };
    const sent = http.request(
      { hostname, port, agent, method: request.method, path: request.target, headers },
      (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size <= MOST_BYTES) chunks.push(chunk);
          else response.destroy(new Error('more than 32 MB'));
        });
        response.once('end', () =>
          done(
            [response.statusCode ?? 0],
            response.headers,
            decoded(Buffer.concat(chunks), response.headers['content-encoding']),
          ),
        );
        response.once('error', failed);
      },
    );
    sent.setTimeout(PATIENCE_MS, () =>
      sent.destroy(Object.assign(new Error('no response'), { code: 'no response in 45 s' })),
    );
    sent.once('error', failed);
    sent.on('upgrade', (response, socket) => {
      socket.destroy();
      done([response.statusCode ?? 0], response.headers, '');
    });
    try {
      sent.end(body);
    } catch (error) {
      // Node refuses to send some combinations of headers.
      sent.destroy();
      done([], {}, String(error));
    }
  });
}

/** These are ordinary requests to the site, and it owes them a response. */
export const isUpgrade = (raw = '') => /\r\nUpgrade: /.test(raw);

/** Reads until the server closes the connection or is silent. */
function sendRaw(site: string, raw: string): Promise<Received> {
  const { hostname, port } = new URL(site);
  const begin = performance.now();
  return new Promise((resolve) => {
    let text = '';
    let readTo = begin;
    const socket = net.connect(Number(port), hostname);
    const done = () => {
      socket.destroy();
      const statuses = [...text.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, status]) => Number(status));
      resolve({ statuses, headers: {}, body: text, milliseconds: readTo - begin });
    };
    socket.setTimeout(isUpgrade(raw) ? PATIENCE_MS : RAW_PATIENCE_MS, done);
    socket.on('data', (chunk: Buffer) => {
      socket.setTimeout(RAW_PATIENCE_MS);
      readTo = performance.now();
      if (text.length < MOST_BYTES) text += chunk.toString('latin1');
    });
    socket.on('close', done);
    // Refused while it was still being sent.
    socket.on('error', done);
    socket.on('connect', () => socket.write(Buffer.from(raw, 'latin1')));
  });
}
