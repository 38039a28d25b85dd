import { isStopping } from '../../scripts/process/command.ts';
import { say } from '../../scripts/process/step.ts';
import type { AbuseRequest } from './grammar/request.ts';
import { requestsOf } from './grammar/requests.ts';
import type { Run } from './run-state.ts';
import { BLOCK, type Caller, callerHeaders, callerOf, isStaff } from './site/callers.ts';
import { faultsOf } from './site/invariants.ts';
import { overstepped } from './site/permissions.ts';
import { reproduction } from './site/reproduce.ts';
import { type Received, send } from './site/send.ts';

const AT_ONCE = 6;
const SLOW_MS = 2_000;
const TELL_EVERY = 5_000;

const nameOf = ({ method, route }: AbuseRequest) => `${method} ${route}`.trim();

/** On a busy machine, any response is late now and then. */
async function isSlowAlone(ask: () => Promise<Received>): Promise<boolean> {
  for (let tries = 0; tries < 2; tries++) if ((await ask()).milliseconds <= SLOW_MS) return false;
  return true;
}

function asker(run: Run, requestWith: (seed: number, number: number) => AbuseRequest) {
  const { target, options, callers, secrets, furniture, findings, figures } = run;
  return async (number: number, late: number[]): Promise<void> => {
    const caller = callerOf(number);
    const request = requestWith(options.seed, number);
    const headers = callerHeaders(target.url, caller, target.publishableKey, callers, number, request);
    const response = await send(target.url, request, headers);
    run.requested.add(request.route);
    figures.count(response);
    if (response.milliseconds > SLOW_MS && request.raw === undefined) late.push(number);
    for (const fault of faultsOf(request, response, caller, secrets, furniture.marks)) {
      const label = `as ${caller}, --seed=${options.seed} --request=${number}`;
      findings.add(nameOf(request), fault, label, reproduction(target.url, request, headers), response.body);
    }
  };
}

async function settle(run: Run, caller: Caller, block: number): Promise<void> {
  const changed = await run.tables.changed();
  for (const fault of await overstepped(run.tables, changed, caller)) {
    const numbers = `requests ${block * BLOCK} to ${(block + 1) * BLOCK - 1}`;
    run.findings.add('rows', fault, `--seed=${run.options.seed}, ${numbers}`);
  }
  if (changed.length > 0) await run.tables.restore(changed);
  // Later callers can see what staff published, so they get new words to look for.
  if (isStaff(caller)) {
    await run.furniture.renew();
    await run.tables.remember();
  }
}

export async function sendRequests(
  run: Run,
  isInTime: () => boolean,
  onBlock: (sent: number) => Promise<void>,
): Promise<number> {
  const { options, target, callers, findings, figures } = run;
  const requestWith = requestsOf(run.pools);
  const ask = asker(run, requestWith);
  if (options.request !== undefined) {
    await ask(options.request, []);
    return 1;
  }
  let sent = 0;
  for (let block = 0; block * BLOCK < options.requests && isInTime() && !isStopping(); block++) {
    const end = Math.min(options.requests, (block + 1) * BLOCK);
    const late: number[] = [];
    const worker = async () => {
      while (sent < end) await ask(sent++, late);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    for (const number of late) {
      const request = requestWith(options.seed, number);
      const headers = callerHeaders(target.url, callerOf(number), target.publishableKey, callers, number, request);
      figures.late++;
      if (await isSlowAlone(() => send(target.url, request, headers))) {
        const label = `--seed=${options.seed} --request=${number}`;
        findings.add(
          nameOf(request),
          'a response takes more than 2 s',
          label,
          reproduction(target.url, request, headers),
        );
      }
    }
    await settle(run, callerOf(block * BLOCK), block);
    await onBlock(sent);
    if (sent % TELL_EVERY === 0)
      say(`  ${sent} of ${options.requests} requests, ${figures.line()}, ${findings.size} findings`);
  }
  return sent;
}
