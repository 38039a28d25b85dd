/** In a separate thread, so that the test does not delay requests. Each is timed from its scheduled start. */
import http from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { newVisitor } from '../../scripts/bench/world/visitors.ts';
import { Durations } from './durations.ts';
import type { LoadOptions } from './options.ts';

export type VisitorsTask = LoadOptions & { site: string; paths: string[]; mark: string };
export type Kind = 'pages' | 'forms';
type Summary = {
  count: number;
  p50: number;
  p95: number;
  p99: number;
  longest: number;
  failures: Record<string, number>;
};
export type VisitorsReport = {
  pages: Summary;
  forms: Summary;
  acknowledged: string[];
  seconds: number;
  latest: number;
};

const task = workerData as VisitorsTask;
const TICK_MS = 5;
const PATIENCE_MS = 20_000;
const MOST_OPEN = { pages: 512, forms: 256 };
const agents = {
  pages: new http.Agent({ keepAlive: true, maxSockets: MOST_OPEN.pages }),
  forms: new http.Agent({ keepAlive: true, maxSockets: MOST_OPEN.forms }),
};
const { hostname, port } = new URL(task.site);
const durations = { pages: new Durations(), forms: new Durations() };
const failures: Record<Kind, Map<string, number>> = { pages: new Map(), forms: new Map() };
const acknowledged: string[] = [];

const fail = (kind: Kind, reason: string) => failures[kind].set(reason, (failures[kind].get(reason) ?? 0) + 1);

type Ask = { kind: Kind; path: string; method: string; headers: Record<string, string>; body?: string };

/** On a kept-alive connection; retried on a new one if that had just been closed. */
function ask({ kind, path, method, headers, body }: Ask, isAgain = false): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const agent = isAgain ? undefined : agents[kind];
    const request = http.request({ hostname, port, path, method, headers, agent, timeout: PATIENCE_MS }, (response) => {
      let text = '';
      response.setEncoding('latin1');
      response.on('data', (chunk: string) => {
        if (kind === 'forms') text += chunk;
      });
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.once('error', reject);
    });
    request.once('timeout', () => request.destroy(new Error('no response in 20 s')));
    request.once('error', (error: NodeJS.ErrnoException) => {
      // Browsers also retry idempotent requests.
      const mayRepeat = !isAgain && method === 'GET' && request.reusedSocket && error.code === 'ECONNRESET';
      if (mayRepeat) ask({ kind, path, method, headers, body }, true).then(resolve, reject);
      else reject(error);
    });
    request.end(body);
  });
}

async function measured(
  request: Ask,
  begin: number,
  isRight: (status: number, text: string) => boolean,
): Promise<boolean> {
  try {
    const { status, text } = await ask(request);
    durations[request.kind].add(performance.now() - begin);
    if (isRight(status, text)) return true;
    fail(request.kind, `status ${status}`);
  } catch (error) {
    durations[request.kind].add(performance.now() - begin);
    fail(
      request.kind,
      error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.message) : String(error),
    );
  }
  return false;
}

const readers = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' };
const readPage = (number: number, begin: number) => {
  const path = task.paths[number % task.paths.length] ?? '/';
  return measured({ kind: 'pages', path, method: 'GET', headers: readers }, begin, (status) => status === 200);
};

async function sendForm(number: number, begin: number): Promise<void> {
  const { email, headers } = newVisitor(task.mark);
  const isMessage = number % 3 !== 0;
  const message = {
    name: 'Nora Feld',
    company: 'Feld & Partner',
    phone: '',
    message: 'We read forty wind parks hourly.',
  };
  const body = JSON.stringify({ email, website: '', elapsed: '9000', ...(isMessage ? message : {}) });
  const path = isMessage ? '/forms/contact' : '/forms/newsletter';
  const request: Ask = {
    kind: 'forms',
    path,
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    body,
  };
  const isDone = (status: number, text: string) => status === 200 && text.includes('"ok":true');
  if (await measured(request, begin, isDone)) acknowledged.push(email);
}

const start = performance.now();
/** The maximum delay of a start shows how busy the machine was. */
let latest = 0;

/**
 * Starts each request on schedule, whether or not earlier ones have a response.
 * @param most maximum of open requests; further ones wait here, and the wait counts
 */
function sendSteadily(rate: number, most: number, send: (number: number, begin: number) => Promise<unknown>) {
  const total = Math.floor(task.minutes * 60 * rate);
  let begun = 0;
  let open = 0;
  return new Promise<void>((resolve) => {
    const sendDue = () => {
      const now = performance.now();
      const due = Math.min(total, Math.floor(((now - start) / 1_000) * rate));
      while (begun < due && open < most) {
        const number = begun++;
        const begin = start + (number / rate) * 1_000;
        latest = Math.max(latest, now - begin);
        open++;
        void send(number, begin).finally(() => {
          open--;
          if (begun === total && open === 0) {
            clearInterval(timer);
            resolve();
          }
        });
      }
    };
    const timer = setInterval(sendDue, TICK_MS);
    if (total === 0) {
      clearInterval(timer);
      resolve();
    }
  });
}

const formRate = (task.rate * task.forms) / 100;
const sent = [
  sendSteadily(task.rate - formRate, MOST_OPEN.pages, readPage),
  sendSteadily(formRate, MOST_OPEN.forms, sendForm),
];

const summary = (kind: Kind): Summary => {
  const all = durations[kind];
  const at = (percent: number) => all.percentile(percent);
  return {
    count: all.count,
    p50: at(50),
    p95: at(95),
    p99: at(99),
    longest: all.longest,
    failures: Object.fromEntries(failures[kind]),
  };
};

async function finish(): Promise<void> {
  await Promise.all(sent);
  const seconds = (performance.now() - start) / 1_000;
  parentPort?.postMessage({
    pages: summary('pages'),
    forms: summary('forms'),
    acknowledged,
    seconds,
    latest,
  } satisfies VisitorsReport);
  for (const agent of Object.values(agents)) agent.destroy();
}

void finish();
