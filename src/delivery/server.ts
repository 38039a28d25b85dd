// Next behind a fast path (docs/delivery.md). Usage: node src/delivery/server.ts --port 3000

import http, { type IncomingMessage } from 'node:http';
import { parseArgs } from 'node:util';
import next from 'next';
import { scriptFile, scripts } from '../browser/script-file.ts';
import { settledEnvironment } from '../env/settle.ts';
import { buildMigrations } from '../lib/build-migrations.ts';
import { refuseNewer } from '../lib/contraction.ts';
import { EXPERIMENT_HEADER } from '../lib/experiment.ts';
import { guardConsole } from '../lib/logging/guard-console.ts';
import { count } from '../lib/measures.ts';
import { listenHost } from '../lib/own-address.ts';
import { removeDrafts } from '../lib/replace-file.ts';
import { MIGRATIONS_TABLE } from '../payload/own-tables.ts';
import { createHealthPool } from '../publishing/own-connection.ts';
import { onPublished, openRecord, processRecord } from '../publishing/process-record.ts';
import { readTable } from '../redirects/redirect-table.ts';
import { resolveRedirect, resolveTwin } from '../redirects/redirects.ts';
import { holdToBounds, isTooLarge } from './http/bounded-request.ts';
import { dispatcher } from './http/dispatch.ts';
import { Drain, MOST_MS } from './http/drain.ts';
import { exposureCounts } from './http/exposures.ts';
import { followRequest } from './http/follow-request.ts';
import { guardRequest } from './http/guard-request.ts';
import { settlePreview } from './http/preview-right.ts';
import { redirectHits } from './http/redirect-hits.ts';
import { refusedAction } from './http/refused-action.ts';
import { isAction, isDraft, isForm, isForServer, isRead, isVisit, pathOf } from './http/request-kinds.ts';
import { type Refusal, refusedTarget } from './http/request-target.ts';
import { experimentSender } from './http/send-experiment.ts';
import { sendPage } from './http/send-page.ts';
import { mayRedirect, sendRedirect } from './http/send-redirect.ts';
import { SiteResponse } from './http/site-response.ts';
import { hasFiles, takeFiles } from './http/taken-files.ts';
import { bareResponse, refuseUnreadable } from './http/unreadable.ts';
import { visitorAddress } from './http/visitor-address.ts';
import { builtAt } from './next/build-id.ts';
import { Database } from './outage/database.ts';
import {
  apiUnavailableResponse,
  NO_SEARCH_PAGE,
  NOT_FOUND_PAGE,
  NOTHING_PAGE,
  noticeResponse,
  textResponse,
} from './outage/fallback-pages.ts';
import { readiness } from './outage/readiness.ts';
import { ownRequests } from './own-requests.ts';
import { GeneratedFile } from './pages/generated-file.ts';
import { PageFolder } from './pages/page-folder.ts';
import { PageResponses } from './pages/page-responses.ts';
import { PageStore } from './pages/page-store.ts';
import { PublishedPaths } from './pages/published-paths.ts';
import { Rendering } from './pages/rendering.ts';
import { claim, isPlain, pagesFolder } from './pages/site-folder.ts';
import { WarmUp } from './pages/warm-up.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: process.env.PORT || '3000' } } });
// Read by src/staff/background/timer.ts.
process.env.PORT = values.port;
guardConsole();
const settings = await settledEnvironment();
const port = Number(settings.PORT);
// Nothing of it is loaded otherwise.
const stopTelemetry = settings.OTEL_EXPORTER_OTLP_ENDPOINT
  ? (await import('../telemetry/start.ts')).startTelemetry(settings.SITE_ENVIRONMENT)
  : undefined;
// The name of all connections, without the process: a pooler would change it at every turn.
process.env.PGAPPNAME ??= 'alethia site';
const PREPARED = [
  ...[NOT_FOUND_PAGE, NOTHING_PAGE, NO_SEARCH_PAGE, '/auth', '/account'],
  ...scripts.map((script) => `/assets/${scriptFile(script).name}`),
  ...['/sitemap.xml', '/feed.xml', '/robots.txt', '/.well-known/security.txt', '/suggestions.json'],
  ...['/icon.svg', '/favicon.ico'],
];
const COUNT_EVERY_MS = 10_000;
const SWEEP_AFTER_MS = 1_000;
const MEGABYTE = 1024 * 1024;
const HEADERS_MS = 15_000;
const LONGEST_UPLOAD_MS = 310_000;
const LOOK_FOR_SLOW_MS = 5_000;
const LAST_RESPONSES_MS = 500;

const { PROXY_HOPS: HOPS, DRAIN_DELAY_MS, DATA_DIR: dataDir } = settings;
const MOST_BYTES = settings.READY_PAGES_MB * MEGABYTE;
// Tells src/services/supabase/visitor-address.ts that the header below was set by this server.
Reflect.set(globalThis, Symbol.for('alethia.visitor-address'), true);

const server = http.createServer({
  ServerResponse: SiteResponse,
  headersTimeout: HEADERS_MS,
  requestTimeout: LONGEST_UPLOAD_MS,
  connectionsCheckingInterval: LOOK_FOR_SLOW_MS,
  // Node would reject such requests without our headers.
  requireHostHeader: false,
});
// Next takes over connections that ask for another protocol, past all our bounds. It listens for them on the server that
// it is given, or on that of its first request: on this one, nobody connects, so that such requests are ordinary ones.
const app = next({ dev: false, dir: process.cwd(), port, httpServer: http.createServer() });
await app.prepare();
await openRecord();
const drain = new Drain(server, DRAIN_DELAY_MS);
const isExpired = (tags: string[], since: number) => processRecord().isExpired(tags, since);

const pool = createHealthPool(() => void database.recheck());
const database = new Database(
  () => refuseNewer((statement) => pool.query(statement), buildMigrations()),
  (isUp) => isUp && void catchUp(),
);
const folder = pagesFolder(settings.PAGES_DIR ?? dataDir);
claim(folder, {
  databaseUrl: settings.DATABASE_URL,
  siteUrl: settings.SITE_URL,
  environment: settings.SITE_ENVIRONMENT && `${settings.SITE_ENVIRONMENT} ${settings.SITE_ENVIRONMENT_COLOR}`,
});
void removeDrafts(folder);

const store = new PageStore(new PageFolder(folder), {
  build: builtAt(),
  mostBytes: MOST_BYTES,
  isExpired,
  isPlain,
});
const rendering = new Rendering(
  app.getRequestHandler(),
  ({ tags, since }) => processRecord().known !== undefined && isExpired(tags, since),
);
const paths: PublishedPaths = new PublishedPaths(() => own.file('paths.json'), isExpired);
const pages = new PageResponses({ store, rendering, database, paths });
const own = ownRequests(rendering, pages);
const redirects = new GeneratedFile(async () => readTable(await own.file('redirects.json')), isExpired);
const hits = redirectHits((counted) => own.post('/internal/redirect-hits', counted));
const exposures = exposureCounts((counted) => own.post('/internal/exposures', counted));
const sendExperiment = experimentSender({
  page: (address) => pages.get(address),
  count: (path, variant) => exposures.count(path, variant),
  isSecure: settings.SITE_URL.startsWith('https://'),
});
const dispatch = dispatcher({
  next: app.getRequestHandler(),
  ...{ database, pages, store, dataDir, sendExperiment, hasSession: own.hasSession },
  countRead: (path, reader) => exposures.count(path, reader),
});

const warmUp = new WarmUp({
  ask: (path) => pages.prepare(path),
  files: PREPARED,
  refresh: async () => {
    const before = new Set(paths.all);
    await Promise.all([paths.isCurrent || paths.refresh(), redirects.upToDate()]);
    return paths.all.filter((path) => !before.has(path));
  },
});
let isSweepDue = false;

/** Pages of processes that have ended: the others move their own. Visitors of what was published come first. */
function sweepSoon(): void {
  if (isSweepDue) return;
  isSweepDue = true;
  setTimeout(() => {
    isSweepDue = false;
    store.sweep().then(
      (more) => more.length > 0 && warmUp.published([], more),
      (error: unknown) => console.error('[pages]', error),
    );
  }, SWEEP_AFTER_MS).unref();
}

onPublished(async (tags) => {
  store.published();
  await store.expire(undefined, (expired) => warmUp.published(tags, expired));
  sweepSoon();
});

/** Without a known record every page would count as expired, so all stay where they are. */
const sweep = async () => processRecord().known !== undefined && store.sweep(processRecord().known);
const flush = async () => database.isAway || Promise.all([hits.flush(), exposures.flush()]);

async function catchUp(): Promise<void> {
  await processRecord()
    .catchUp()
    .catch(() => undefined);
  await sweep();
  await warmUp.everything(() => paths.all);
}

async function isMigrated(): Promise<boolean> {
  const newest = buildMigrations()?.at(-1);
  return (await pool.query(`SELECT 1 FROM ${MIGRATIONS_TABLE} WHERE name = $1`, [newest])).rowCount !== 0;
}

const isOurs = (request: IncomingMessage) => request.headers.authorization === own.authorization;
const notFound = textResponse(404, 'text/plain', 'Not found.\n');
const notNow = textResponse(503, 'text/plain', 'The database is away.\n');

const about: Record<string, (request: IncomingMessage, response: SiteResponse) => unknown> = {
  // Independent of the database: a restart would not bring that back.
  '/healthz': (_, response) => response.send(textResponse(200, 'text/plain', 'ok\n')),
  '/readyz': async (_, response) => {
    const parts = await readiness(database, isMigrated);
    const isReady = !drain.isDraining && Object.values(parts).every((part) => part === 'ok');
    const words = drain.isDraining ? { ...parts, process: 'stopping' } : parts;
    response.send(textResponse(isReady ? 200 : 503, 'application/json', JSON.stringify(words)));
  },
  '/internal/warm-up': (request, response) => {
    const words = { isDone: warmUp.isDone, pages: paths.all.length, ...warmUp.report };
    response.send(isOurs(request) ? textResponse(200, 'application/json', JSON.stringify(words)) : notFound);
  },
};

/** Whether a rule leads elsewhere, which it then does. */
async function redirected(request: IncomingMessage, response: SiteResponse): Promise<boolean> {
  if (!database.isAway || !redirects.content) await redirects.upToDate();
  const [index, path] = [redirects.content?.index, pathOf(request)];
  const found = index && (resolveRedirect(index, path) ?? resolveTwin(index, path));
  if (!found) return false;
  if (request.method === 'GET' && !request.headers['sec-purpose']) hits.count(found.rule.from);
  sendRedirect(request, response, found);
  return true;
}

async function respond(request: IncomingMessage, response: SiteResponse): Promise<unknown> {
  if (isForServer(request) && !isOurs(request)) return response.send(notFound);
  if (isDraft(request)) await settlePreview(request, own.mayPreview);
  // Background work comes again in ten seconds; without a database it would only log that it fails.
  if (pathOf(request) === '/internal/work' && database.isAway) return response.send(notNow);
  const itself = isRead(request) ? about[pathOf(request)] : undefined;
  if (itself) return itself(request, response);
  // The admin and the API are refused in their own words.
  if (!isRead(request) && !(await database.check()) && database.isNewer && !isAction(request))
    return response.send(isForm(request) ? noticeResponse(503, 'notSent') : apiUnavailableResponse);
  // A path that has a page need not wait for redirects that are being loaded. If the page is gone, Next redirects.
  const isPage = redirects.isOutdated && paths.has(pathOf(request));
  if (mayRedirect(request) && !isPage && (await redirected(request, response))) return;
  return dispatch(request, response);
}

function refuse(response: SiteResponse, { status, text, headers }: Refusal): void {
  response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store', ...headers }).end(text);
}

function receive(request: IncomingMessage, response: SiteResponse): void {
  guardRequest(request, HOPS);
  const refused = refusedTarget(request) ?? refusedAction(request);
  if (refused && !(refused.mayRedirect && mayRedirect(request))) return void refuse(response, refused);
  if (!holdToBounds(request, response)) return;
  const passedOn = request.headers['x-forwarded-for'];
  request.headers['x-visitor-address'] = visitorAddress(passedOn, request.socket.remoteAddress, HOPS);
  const taken = hasFiles(request) ? takeFiles(request, response, dataDir) : Promise.resolve(request);
  taken
    .then(async (whole) => {
      if (!whole) return;
      if (!refused) return respond(whole, response);
      if (!(await redirected(whole, response))) refuse(response, refused);
    })
    .catch((error: unknown) => {
      console.error('[delivery]', error);
      if (!response.headersSent) response.writeHead(500).end();
    });
}

server.on('request', (request, response) => {
  if (drain.isDraining) response.shouldKeepAlive = false;
  // Only normalized addresses are cached, so a hit is one.
  const ready = store.get(request.url ?? '');
  const isForAll = ready && !(EXPERIMENT_HEADER in ready.headers) && !ready.address.startsWith('/generated/');
  if (isForAll && isVisit(request)) {
    store.noteRead(ready.address);
    count('alethia_pages_sent_total', 'kind="memory"');
    return sendPage(request, response, ready);
  }
  drain.begin(response);
  followRequest(request, response, HOPS, () => receive(request, response));
});

server.on('checkContinue', (request, response) => {
  if (!isTooLarge(request)) response.writeContinue();
  server.emit('request', request, response);
});
// Node would send 417 without our headers. Unknown expectations may be ignored (RFC 9110, section 10.1.1).
server.on('checkExpectation', (request, response) => server.emit('request', request, response));
server.on('connect', (_, socket) => socket.end(bareResponse(405)));
server.on('clientError', refuseUnreadable);

// Next keeps a process with unhandled errors alive.
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

if (settings.MIRROR_BUCKET && ['all', 'planned'].includes(settings.WORK)) {
  const { startMirror } = await import('../mirror/start.ts');
  startMirror({ pages: folder, dataDir, environment: process.env });
}

setInterval(flush, COUNT_EVERY_MS).unref();

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    // Even if something never finishes.
    setTimeout(() => process.exit(0), DRAIN_DELAY_MS + MOST_MS + LAST_RESPONSES_MS).unref();
    warmUp.stop();
    // Next stores the counts, which takes long without a database, and waits for work started with `after()`.
    const counted = flush();
    await drain.run(async () => {
      await counted;
      await app.close();
      await stopTelemetry?.();
    });
    process.exit(0);
  });
}
