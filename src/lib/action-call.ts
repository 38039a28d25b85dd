import { AsyncLocalStorage } from 'node:async_hooks';

/** `failure`: the status that a failure of this call means. Next responds with 500 to each of them. */
type Call = { failure: number };

const key = Symbol.for('alethia.action-call');
const shared = globalThis as { [key]?: AsyncLocalStorage<Call> };
// Pages and the server in front of Next have their own copies of this module.
shared[key] ??= new AsyncLocalStorage();
const current = shared[key];

const UNREADABLE = 400;

/** Runs a request that calls a server function. `work` can ask what a failure so far means. */
export function runAction<Result>(work: (failure: () => number) => Result): Result {
  const call: Call = { failure: UNREADABLE };
  return current.run(call, () => work(() => call.failure));
}

function note(failure: number): void {
  const call = current.getStore();
  if (call) call.failure = failure;
}

/** The arguments could be read: what fails from here on is a fault of ours. */
export const actionBegun = (): void => note(500);

export class ActionRefused extends Error {}

/** Ends the call with this status. */
export function refuseAction(status: number, message: string): never {
  note(status);
  throw new ActionRefused(message);
}
