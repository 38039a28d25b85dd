import { isStopping } from '../../scripts/process/command.ts';
import { say } from '../../scripts/process/step.ts';
import { documentCases } from './documents/cases.ts';
import type { AbuseRequest } from './grammar/request.ts';
import { numbered } from './grammar/requests.ts';
import type { Run } from './run-state.ts';
import { callerHeaders } from './site/callers.ts';
import { faultsOf } from './site/invariants.ts';
import { reproduction } from './site/reproduce.ts';
import { send } from './site/send.ts';

const AT_ONCE = 3;
const TELL_EVERY = 1_000;
/** Rows of many documents would slow down every later one. */
const UNDO_EVERY = 500;

const page = (target: string): AbuseRequest => ({
  route: target,
  method: 'GET',
  target,
  headers: [],
  byCookie: false,
  isSameOrigin: false,
});

export type Documents = { sent: number; accepted: number; rendered: number };

/** Saves documents as an admin; the page of every accepted one must still render. */
export async function sendDocuments(run: Run, isInTime: () => boolean): Promise<Documents> {
  const { options, target, callers, secrets, furniture, findings, figures, tables } = run;
  const cases = await documentCases(run.pools, run.admin);
  const counts = { sent: 0, accepted: 0, rendered: 0 };
  const save = async (number: number): Promise<void> => {
    const { request, page: path, isDraft } = numbered(cases, options.seed, number);
    const headers = callerHeaders(target.url, 'admin', target.publishableKey, callers, number, request);
    const response = await send(target.url, request, headers);
    figures.count(response);
    const where = `${request.method} ${request.route.replace(/\/[0-9a-f-]{36}/, '/:id')}`;
    const label = `--seed=${options.seed} --document=${number}`;
    const script = reproduction(target.url, request, headers);
    for (const fault of faultsOf(request, response, 'admin', secrets, furniture.marks))
      findings.add(where, fault, label, script, response.body);
    const [status = 0] = response.statuses;
    if (status < 200 || status > 299) return;
    counts.accepted++;
    if (isDraft) return;
    const shown = await send(target.url, page(path), []);
    counts.rendered++;
    const isFine = shown.headers['x-stale-copy'] === undefined && (shown.statuses[0] ?? 500) < 500;
    if (!isFine)
      findings.add(
        `${where}, its page`,
        `does not render (${shown.statuses[0]}${shown.headers['x-stale-copy'] ? ', a copy is sent' : ''})`,
        label,
        script,
        path,
      );
  };
  if (options.document !== undefined) {
    await save(options.document);
    return { ...counts, sent: 1 };
  }
  await tables.remember();
  while (counts.sent < options.documents && isInTime() && !isStopping()) {
    const end = Math.min(options.documents, counts.sent + UNDO_EVERY);
    const worker = async () => {
      while (counts.sent < end) await save(counts.sent++);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    await tables.restore(await tables.changed());
    if (counts.sent % TELL_EVERY === 0)
      say(
        `  ${counts.sent} of ${options.documents} documents, ${counts.accepted} accepted, ${counts.rendered} rendered, ${findings.size} findings`,
      );
  }
  return counts;
}
