import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type InjectOptions, inject } from 'light-my-request';

/** What Next answers a request that was made here. */
export type Rendered = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** What the cache handler says of it: the tags, and the publish that was known when the render began. */
  made?: Made;
};
export type Made = { tags: string[]; since: number };
type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

const key = Symbol.for('alethia.render');
const shared = globalThis as { [key]?: AsyncLocalStorage<{ made?: Made }> };
// Next loads the cache handler by itself, possibly with a second copy of this module.
shared[key] ??= new AsyncLocalStorage();
const current = shared[key];

/** The cache handler says what the answer to the request at hand is made from. */
export const noteMade = (made: Made): void => {
  const render = current.getStore();
  if (render) render.made = made;
};

/** Headers of a single response or connection, never kept with the page. */
const PER_RESPONSE = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'strict-transport-security',
  'transfer-encoding',
  'x-nextjs-cache',
  'x-nextjs-prerender',
  'x-nextjs-stale-time',
]);

const kept = (headers: Record<string, string | number | string[] | undefined>) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || PER_RESPONSE.has(name) ? [] : [[name, [value].flat().join(', ')]],
    ),
  );

/** Most renders for one request: each of them was overtaken by a publish. */
const MOST_ATTEMPTS = 3;
/** A render that takes longer is no longer shared. */
const SHARED_MS = 30_000;

/** Asks Next for pages and files without a connection. Simultaneous requests for one page share a render. */
export class Rendering {
  readonly #handler: Handler;
  readonly #isOvertaken: (made: Made) => boolean;
  readonly #underWay = new Map<string, Promise<Rendered>>();

  /** @param isOvertaken was something published since that a render shows as it was before? */
  constructor(handler: Handler, isOvertaken: (made: Made) => boolean) {
    this.#handler = handler;
    this.#isOvertaken = isOvertaken;
  }

  /** One request to the site, as a visitor might send it. */
  async ask(options: InjectOptions): Promise<Rendered> {
    const render: { made?: Made } = {};
    // Awaited inside: light-my-request sends it only then.
    const { statusCode, headers, rawPayload } = await current.run(
      render,
      async () => await inject((request, response) => void this.#handler(request, response), options),
    );
    return { status: statusCode, headers: kept(headers), body: rawPayload, ...render };
  }

  /**
   * A page as it is now: after a publish during the render all requests for it get the next render.
   * @param address a path without a query
   */
  page(address: string): Promise<Rendered> {
    const known = this.#underWay.get(address);
    if (known) return known;
    const rendered = this.#current(address);
    const forget = () => {
      clearTimeout(timer);
      if (this.#underWay.get(address) === rendered) this.#underWay.delete(address);
    };
    const timer = setTimeout(forget, SHARED_MS).unref();
    rendered.then(forget, forget);
    this.#underWay.set(address, rendered);
    return rendered;
  }

  async #current(address: string): Promise<Rendered> {
    for (let attempt = 1; ; attempt += 1) {
      const rendered = await this.ask({ method: 'GET', url: address });
      if (!rendered.made || !this.#isOvertaken(rendered.made) || attempt === MOST_ATTEMPTS) return rendered;
    }
  }
}
