import { AsyncLocalStorage } from 'node:async_hooks';

const key = Symbol.for('alethia.request');
const shared = globalThis as { [key]?: AsyncLocalStorage<string> };
// The server and Next's bundle each load their own copy of this module.
shared[key] ??= new AsyncLocalStorage();
const current = shared[key];

/** The header in which a proxy, this server and the functions name a request. */
export const REQUEST_ID = 'x-request-id';

/** Calls `work`; every line that it logs, now or later, has the id. */
export const asRequest = <T>(id: string, work: () => T): T => current.run(id, work);

/** The id of the current request. */
export const currentRequest = (): string | undefined => current.getStore();
