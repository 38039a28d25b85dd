// `next start`, with a short path in front: finished pages are sent from the store (docs/delivery.md), and paths that staff
// redirect are answered from memory. Everything else goes to Next. Usage: node src/delivery/server.ts --port 3000
import http from 'node:http';
import { parseArgs } from 'node:util';
import next from 'next';
import { onPublished, openRecord, processRecord } from '../publishing/process-record.ts';
import { holdToBounds, isTooLarge } from './http/bounded-request.ts';
import { Drain } from './http/drain.ts';
import { guardAnswer, guardRequest } from './http/guard-answer.ts';
import { listenHost } from './http/own-address.ts';
import { settlePreview } from './http/preview-right.ts';
import { refusedAction } from './http/refused-action.ts';
import { isDraft, isStoredFile, isVisit, pathOf } from './http/request-kinds.ts';
import { refusedTarget } from './http/request-target.ts';
import { sendReady } from './http/send-page.ts';
import { StandInResponse } from './http/stand-in-response.ts';
import { bareAnswer, refuseUnreadable } from './http/unreadable.ts';
import { visitorAddress } from './http/visitor-address.ts';
import { answering } from './outage/answering.ts';
import { Database, questions } from './outage/database.ts';
import { NOT_FOUND_COPY, NOTHING_COPY, sendText } from './outage/fallback-pages.ts';
import { readiness } from './outage/readiness.ts';
import { SiteFacts } from './outage/site-facts.ts';
import { ownRequests } from './own-requests.ts';
import { builtAt, isPlain, pagesFolder } from './pages/kept.ts';
import { claim } from './pages/origin.ts';
import { PageAnswers } from './pages/page-answers.ts';
import { PageFolder } from './pages/page-folder.ts';
import { PageStore } from './pages/page-store.ts';
import { Rendering } from './pages/rendering.ts';
import { WarmUp } from './pages/warm-up.ts';
import { RedirectHits } from './redirects/redirect-hits.ts';
import { RedirectsInMemory } from './redirects/redirect-table.ts';
import { mayRedirect, sendRedirect } from './redirects/send-redirect.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: process.env.PORT ?? '3000' } } });
const port = Number(values.port);
// Tells src/background/timer.ts where this server is.
process.env.PORT = values.port;
/** What is no document, and is there for everybody all the same. */
const FILES = [
  ...['/auth', '/account'],
  ...['/sitemap.xml', '/feed.xml', '/robots.txt', '/.well-known/security.txt', '/icon.svg', '/favicon.ico'],
];
const COUNT_EVERY_MS = 10_000;
const MEGABYTE = 1024 * 1024;
/** Whoever sends headers slower than this is cut off; bodies have times of their own (src/delivery/http/bounded-request.ts). */
const HEADERS_MS = 15_000;
const LONGEST_UPLOAD_MS = 310_000;
const LOOK_FOR_SLOW_MS = 5_000;

/** Settings, checked by src/env.ts. */
const HOPS = Number(process.env.PROXY_HOPS || 0);
const DRAIN_DELAY_MS = Number(process.env.DRAIN_DELAY_MS || 0);
const MOST_BYTES = Number(process.env.READY_PAGES_MB || 128) * MEGABYTE;
// Tells src/supabase/visitor-address.ts that the header below is ours.
Reflect.set(globalThis, Symbol.for('alethia.visitor-address'), true);

const server = http.createServer({
  ServerResponse: StandInResponse,
  headersTimeout: HEADERS_MS,
  requestTimeout: LONGEST_UPLOAD_MS,
  connectionsCheckingInterval: LOOK_FOR_SLOW_MS,
  // Node would refuse these by itself, without the headers of all.
  requireHostHeader: false,
});
const app = next({ dev: false, dir: process.cwd(), port, httpServer: server });
await app.prepare();
await openRecord();
const drain = new Drain(server, DRAIN_DELAY_MS);
/** @param {string[]} tags @param {number} since */
const isExpired = (tags, since) => processRecord().isExpired(tags, since);

const pool = questions(process.env.DATABASE_URL ?? '', () => void database.recheck());
const database = new Database(() => pool.query('SELECT 1'), { changed: (isUp) => isUp && void catchUp() });
const dataDir = process.env.DATA_DIR || '.data';
claim(pagesFolder(dataDir), { databaseUrl: process.env.DATABASE_URL, siteUrl: process.env.SITE_URL });
const store = new PageStore(new PageFolder(pagesFolder(dataDir)), {
  build: builtAt(),
  mostBytes: MOST_BYTES,
  isExpired,
  isPlain,
});
const rendering = new Rendering(
  app.getRequestHandler(),
  ({ tags, since }) => processRecord().known !== undefined && isExpired(tags, since),
);
const facts = new SiteFacts((file) => own.file(file), isExpired);
const pages = new PageAnswers({ store, rendering, database, facts });
const own = ownRequests(rendering, pages);
const redirects = new RedirectsInMemory(() => own.file('redirects.json'), isExpired);
const hits = new RedirectHits((counted) => own.post('/internal/redirect-hits', counted));
const ask = answering({ next: app.getRequestHandler(), database, pages, store, dataDir });

const warmUp = new WarmUp({
  ask: (path) => pages.prepare(path),
  files: [NOT_FOUND_COPY, NOTHING_COPY, ...FILES],
  refresh: async () => {
    const before = new Set(facts.paths);
    await Promise.all([facts.refresh(), redirects.upToDate()]);
    return facts.paths.filter((path) => !before.has(path));
  },
});
onPublished(async (tags) => {
  store.published();
  warmUp.published(tags, await store.sweep());
});

/** Of a site that cannot ask what was published, every page would count as expired: all stay where they are. */
const sweep = async () => processRecord().known !== undefined && store.sweep(processRecord().known);

/** After a start, and when the database is back. */
async function catchUp() {
  await processRecord()
    .catchUp()
    .catch(() => undefined);
  await sweep();
  await warmUp.everything(() => facts.paths);
}

async function isMigrated() {
  await facts.ready();
  const name = facts.known?.newestMigration;
  if (!name) return false;
  const { rowCount } = await pool.query('SELECT 1 FROM payload.payload_migrations WHERE name = $1', [name]);
  return rowCount !== 0;
}

/** Answers of the server itself, about itself. @type {Record<string, (request: http.IncomingMessage, response: StandInResponse) => unknown>} */
const about = {
  // Also when everything behind it is gone: a restart would not bring that back.
  '/healthz': (request, response) => sendText(request, response, 200, 'text/plain', 'ok\n'),
  '/readyz': async (request, response) => {
    const parts = await readiness({ database, isMigrated });
    const isReady = !drain.isDraining && Object.values(parts).every((part) => part === 'ok');
    const words = drain.isDraining ? { ...parts, process: 'stopping' } : parts;
    sendText(request, response, isReady ? 200 : 503, 'application/json', JSON.stringify(words));
  },
  '/internal/warm-up': (request, response) => {
    const isOurs = request.headers.authorization === own.authorization;
    const { isDone, report } = warmUp;
    const words = { isDone, pages: facts.paths.length, ...report };
    if (isOurs) sendText(request, response, 200, 'application/json', JSON.stringify(words));
    else sendText(request, response, 404, 'text/plain', 'Not found.\n');
  },
};

/** Answers with a redirect of the staff, if one covers the path. @param {http.IncomingMessage} request @param {http.ServerResponse} response */
function redirected(request, response) {
  const found = redirects.find(pathOf(request));
  if (!found) return false;
  // Not what a browser only fetches ahead.
  if (request.method === 'GET' && !request.headers['sec-purpose']) hits.count(found.rule.from);
  sendRedirect(request, response, found);
  return true;
}

/** @param {http.IncomingMessage} request @param {StandInResponse} response */
async function answer(request, response) {
  if (isStoredFile(request) && request.headers.authorization !== own.authorization) {
    return sendText(request, response, 404, 'text/plain', 'Not found.\n');
  }
  if (isDraft(request)) await settlePreview(request, own.mayPreview);
  // What was dropped of the request may have been all that kept it from the fast path.
  const ready = store.get(request.url ?? '');
  if (ready && isVisit(request)) return sendReady(request, response, ready);
  const itself = request.method === 'GET' || request.method === 'HEAD' ? about[pathOf(request)] : undefined;
  if (itself) return itself(request, response);
  if (mayRedirect(request)) {
    if (!database.isAway || !redirects.isKnown) await redirects.upToDate();
    if (redirected(request, response)) return;
  }
  await ask(request, response);
}

server.on('request', (request, response) => {
  if (drain.isDraining) response.shouldKeepAlive = false;
  // Only plain addresses are kept, so what is found is plain.
  const ready = store.get(request.url ?? '');
  if (ready && isVisit(request) && !ready.address.startsWith('/generated/')) return sendReady(request, response, ready);
  drain.begin(response);
  guardRequest(request, HOPS);
  const refused = refusedTarget(request) ?? refusedAction(request);
  if (refused) {
    guardAnswer(request, response);
    const head = { 'content-type': 'text/plain', 'cache-control': 'no-store', ...refused.headers };
    return response.writeHead(refused.status, head).end(refused.text);
  }
  if (!holdToBounds(request, response)) return;
  // Whatever the visitor says about it.
  request.headers['x-visitor-address'] = visitorAddress(
    request.headers['x-forwarded-for'],
    request.socket.remoteAddress,
    HOPS,
  );
  guardAnswer(request, response);
  answer(request, response).catch((error) => {
    console.error('[delivery]', error);
    if (!response.headersSent) response.writeHead(500).end();
  });
});

// Whoever asks before sending a body is told at once that it is too large.
server.on('checkContinue', (request, response) => {
  if (!isTooLarge(request)) response.writeContinue();
  server.emit('request', request, response);
});
// Node would answer 417 by itself, without our headers. Unknown expectations may be ignored (RFC 9110, section 10.1.1).
server.on('checkExpectation', (request, response) => server.emit('request', request, response));
server.on('connect', (_, socket) => socket.end(bareAnswer(405)));
server.on('clientError', refuseUnreadable);

// Next holds on to a process whose errors nobody takes: without its port this one is of no use.
server.once('error', (error) => {
  console.error(error);
  process.exit(1);
});

await sweep();
server.listen(port, listenHost(), () => {
  console.log(`Serving on ${listenHost()}, port ${port}.`);
  void redirects.upToDate();
  void database.check().then(catchUp);
});

setInterval(() => hits.flush(), COUNT_EVERY_MS).unref();

for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) {
  process.once(signal, async () => {
    warmUp.stop();
    // Next writes them down, so it must still be running.
    await hits.flush();
    // Next waits for what was begun with `after()`.
    await drain.run(() => app.close());
    process.exit(0);
  });
}
