/** `npm run test:abuse -- --seed=7`: the same seed sends the same requests. Ends with "N passed, N failed". */
import path from 'node:path';
import { dataFolder } from '../../scripts/launch/settings.ts';
import { warm } from '../../scripts/launch/warm.ts';
import { command } from '../../scripts/process/command.ts';
import { say, seconds, step } from '../../scripts/process/step.ts';
import { type Documents, sendDocuments } from './documents-phase.ts';
import { requestsForAll } from './grammar/requests.ts';
import { parseOptions } from './options.ts';
import { sendRequests } from './requests-phase.ts';
import { prepareRun, type Run } from './run-state.ts';
import { type Memory, openMemory } from './site/memory.ts';
import { findTarget } from './site/target.ts';

/**
 * By then, lazily loaded and compiled code is there (after a tenth of the requests it still grew), and page caches and
 * connection pools are full.
 */
const WARM_PART = 0.25;
const MOST_GROWTH = 1.1;

let passed = 0;
let failed = 0;
const promise = (words: string, holds: boolean, note = '') => {
  if (holds) passed++;
  else failed++;
  say(`${holds ? 'held  ' : 'BROKEN'} ${words}${note && ` (${note})`}`);
};

const mb = ({ heap, outside, resident }: Memory) =>
  `${(heap + outside).toFixed(0)} MB in use, ${resident.toFixed(0)} MB resident`;

/** Republishes the original content, and returns the pages that fail. */
async function pagesRender({ target, admin, tables }: Run): Promise<string[]> {
  await tables.restore(await tables.changed());
  const { docs } = (await admin('GET', '/pages?limit=100&depth=0&where[_status][equals]=published')) as {
    docs: { id: string }[];
  };
  for (const { id, ...data } of docs) await admin('PATCH', `/pages/${id}?depth=0&overrideLock=true`, data);
  for (const slug of ['site-settings', 'navigation'])
    await admin('POST', `/globals/${slug}?depth=0`, await admin('GET', `/globals/${slug}?depth=0`));
  const { pages, failed: broken } = await warm(target.url);
  return pages > 5 ? broken : ['the sitemap'];
}

function judge(run: Run, sent: number, documents: Documents): void {
  const { options, findings, figures, pools, requested } = run;
  const isSingle = options.request !== undefined || options.document !== undefined;
  if (!isSingle) {
    promise(
      `${options.requests} requests and ${options.documents} documents were sent`,
      sent >= options.requests && documents.sent >= options.documents,
      `${sent}, ${documents.sent}; ${documents.accepted} documents accepted, ${documents.rendered} pages looked at`,
    );
    const missing = pools.routes.filter(({ pattern }) => !requested.has(pattern));
    if (options.requests >= requestsForAll(pools))
      promise(
        `each of ${pools.routes.length} routes was requested`,
        missing.length === 0,
        missing.map(({ pattern }) => pattern).join(' '),
      );
  }
  promise('no response of 5xx', findings.isFree(/status 5/), figures.statuses());
  promise('every request had a response', findings.isFree(/no response/));
  promise(
    'no response takes more than 2 s',
    findings.isFree(/more than 2 s/),
    `${figures.late} did while others were being sent; ${figures.line()}`,
  );
  promise('no secret, stack, path or statement in a response', findings.isFree(/in the response/));
  promise('no words of a draft reach a caller without the right to see it', findings.isFree(/words of a/));
  promise('server functions refuse strangers', findings.isFree(/a stranger/));
  promise('every response has the headers of all', findings.isFree(/: (?:x-|referrer|permissions|content-security)/));
  promise('no caller changes rows without the right to', findings.isFree(/^rows/));
  promise('whatever is saved, its page renders', findings.isFree(/its page/));
}

async function everything(): Promise<number> {
  const begin = performance.now();
  const options = parseOptions(process.argv.slice(2));
  const target = await findTarget();
  const folder = path.join(dataFolder(), 'test-abuse');
  const run = await step('Accounts, drafts, and a copy of every table', () => prepareRun(target, options, folder));
  say(`Seed ${options.seed}, ${run.pools.routes.length} routes, on ${target.url}.`);
  const isWhole = options.request === undefined && options.document === undefined;
  const memory = target.pid && isWhole ? await openMemory(target.pid, target.logs) : undefined;
  let before: Memory | undefined;
  if (memory)
    await step('Publishing every page, so that their code and copies are in memory', async () => {
      await pagesRender(run);
      await run.tables.remember();
    });
  const isInTime = () => performance.now() - begin < options.minutes * 60_000;

  const sent =
    options.document === undefined
      ? await sendRequests(run, isInTime, async (so) => {
          if (memory && !before && so >= options.requests * WARM_PART) before = await memory.settled(15);
        })
      : 0;
  const none = { sent: 0, accepted: 0, rendered: 0 };
  const documents = options.request === undefined ? await sendDocuments(run, isInTime) : none;

  judge(run, sent, documents);
  if (isWhole) {
    const broken = await pagesRender(run);
    promise('all pages of the site respond', broken.length === 0, broken.join(' '));
    const { found, bytes } = run.logs.faults(run.secrets);
    promise(
      'no crash, and no secret in the logs',
      found.length === 0,
      `${bytes} bytes written\n${found.join('\n')}`.trim(),
    );
  }
  if (memory && before) {
    const after = await memory.settled(60);
    const growth = (after.heap + after.outside) / (before.heap + before.outside);
    promise('memory is back within 10 %', growth < MOST_GROWTH, `${mb(before)}; ${mb(after)}`);
  }
  memory?.close();
  await run.close();
  for (const line of run.findings.lines()) say(line);
  say(`${seconds(begin)}, seed ${options.seed}.`);
  return failed > 0 ? 1 : 0;
}

const work = () =>
  everything().catch((error: unknown) => {
    failed++;
    say(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return 1;
  });

await command(work, { interrupted: 130, last: () => say(`${passed} passed, ${failed} failed`) });
