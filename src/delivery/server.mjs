// `next start`, with a short path in front: a page that Next has answered before, and whose tags are still valid, is
// sent from memory, compressed once; a path that staff redirect is answered from memory too. Everything else goes to
// Next. Usage: node src/delivery/server.mjs --port 3000
import http from 'node:http';
import { parseArgs } from 'node:util';
import next from 'next';
import tagsManifest from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { isGated } from './gates.mjs';
import { guardAnswer, guardRequest } from './guard-answer.mjs';
import { ReadyPages } from './ready-pages.mjs';
import { RedirectHits } from './redirect-hits.mjs';
import { RedirectsInMemory } from './redirect-table.mjs';
import { requestPage } from './request-page.mjs';
import { sendReady } from './send-ready.mjs';
import { mayRedirect, sendRedirect } from './send-redirect.mjs';
import { visitorAddress } from './visitor-address.mjs';
import { workSecretOf } from './work-secret.mjs';

const { values } = parseArgs({ options: { port: { type: 'string', default: process.env.PORT ?? '3000' } } });
const port = Number(values.port);
// Tells src/background/timer.ts where this server is.
process.env.PORT = values.port;
/** How long a request may take to end after the server was asked to stop. */
const DRAIN_MS = 10_000;
/** How long the redirects may take to be read or counted; meanwhile they stay as they were. */
const TABLE_MS = 3000;
const COUNT_EVERY_MS = 10_000;

const server = http.createServer();
const app = next({ dev: false, dir: process.cwd(), port, httpServer: server });
await app.prepare();
const answer = app.getRequestHandler();
const pages = new ReadyPages(tagsManifest.areTagsExpired);

const here = `http://127.0.0.1:${port}`;

const redirects = new RedirectsInMemory(async () => {
  const answered = await fetch(`${here}/generated/redirects.json`, { signal: AbortSignal.timeout(TABLE_MS) });
  if (!answered.ok) throw new Error(`${answered.status}`);
  return answered.json();
}, tagsManifest.areTagsExpired);

const hits = new RedirectHits(async (counted) => {
  const answered = await fetch(`${here}/internal/redirect-hits`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${workSecretOf(process.env.PAYLOAD_SECRET ?? '')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(counted),
    signal: AbortSignal.timeout(TABLE_MS),
  });
  if (!answered.ok) throw new Error(`${answered.status}`);
});

const PLAIN_PATH = /^\/[A-Za-z0-9/_-]*$/;
/** Requests that mean something else than the page itself: the router's data, actions, a revalidation, a preview. */
const SPECIAL = ['rsc', 'next-router-prefetch', 'next-router-state-tree', 'next-action', 'x-prerender-revalidate'];

/** @param {http.IncomingMessage} request */
const isPlain = ({ method, url = '', headers }) =>
  (method === 'GET' || method === 'HEAD') &&
  PLAIN_PATH.test(url) &&
  !isGated(url) &&
  !SPECIAL.some((name) => name in headers) &&
  !headers.cookie?.includes('__prerender_bypass');

/** Next fails on an address like `/%`; nothing of ours has one. @param {string} url */
function isReadable(url) {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

/** How many proxies of ours a request passes (src/env.ts checks the value). */
const HOPS = Number(process.env.PROXY_HOPS || 0);
// Tells src/supabase/visitor-address.ts that the header below is ours.
Reflect.set(globalThis, Symbol.for('alethia.visitor-address'), true);

/** After Next has answered: keeps the page that it sent. @param {string} path @param {http.ServerResponse} response @param {import('./request-page.mjs').RequestPage} at */
function keepAnswer(path, response, { page, lastModified }) {
  const headers = response.getHeaders();
  const isPage = response.statusCode === 200 && page && lastModified !== undefined && !headers['set-cookie'];
  // The policy belongs to the page's scripts: where they differ, another page was answered.
  if (!isPage || headers['content-security-policy'] !== page.headers?.['content-security-policy']) return;
  const tags = String(page.headers?.['x-next-cache-tags'] ?? '').split(',');
  pages
    .keep(path, { html: page.html, lastModified, headers, tags })
    .catch((error) => console.error('[delivery]', error));
}

/** Answers with a redirect of the staff, if one covers the path. @param {http.IncomingMessage} request @param {http.ServerResponse} response */
function redirected(request, response) {
  const found = redirects.find((request.url ?? '').split('?', 1)[0] ?? '');
  if (!found) return false;
  if (request.method === 'GET') hits.count(found.rule.from);
  sendRedirect(request, response, found);
  return true;
}

/** Next's answer, kept if it is a page. @param {http.IncomingMessage} request @param {http.ServerResponse} response */
function ask(request, response) {
  if (!isPlain(request)) return answer(request, response);
  /** @type {import('./request-page.mjs').RequestPage} */
  const at = {};
  response.once('finish', () => keepAnswer(request.url ?? '', response, at));
  return requestPage.run(at, () => answer(request, response));
}

server.on('request', (request, response) => {
  guardRequest(request);
  if (!isReadable(request.url ?? '')) {
    guardAnswer(request, response);
    return response.writeHead(400, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Bad address.\n');
  }
  // Whatever the visitor says about it.
  request.headers['x-visitor-address'] = visitorAddress(
    request.headers['x-forwarded-for'],
    request.socket.remoteAddress,
    HOPS,
  );
  const ready = isPlain(request) ? pages.get(request.url ?? '') : undefined;
  if (ready) return sendReady(request, response, ready);
  guardAnswer(request, response);
  if (!mayRedirect(request)) return ask(request, response);
  if (redirects.isOutdated()) {
    return redirects.refresh().then(() => (redirected(request, response) ? undefined : ask(request, response)));
  }
  if (redirected(request, response)) return;
  return ask(request, response);
});

server.listen(port, () => {
  console.log(`Serving on port ${port}.`);
  redirects.refresh();
});

setInterval(() => hits.flush(), COUNT_EVERY_MS).unref();

for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) {
  process.once(signal, async () => {
    setTimeout(() => process.exit(0), DRAIN_MS).unref();
    await hits.flush();
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  });
}
