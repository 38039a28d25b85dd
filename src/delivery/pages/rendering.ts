import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type InjectOptions, inject } from 'light-my-request';

export type Rendered = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Reported by the cache handler: the tags, and the last publish known when the render began. */
  made?: Made;
};
export type Made = { tags: string[]; since: number };
type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

const key = Symbol.for('alethia.render');
const shared = globalThis as { [key]?: AsyncLocalStorage<{ made?: Made }> };
// Next loads the cache handler itself, possibly with its own copy of this module.
shared[key] ??= new AsyncLocalStorage();
const current = shared[key];

export const noteMade = (made: Made): void => {
  const render = current.getStore();
  if (render) render.made = made;
};

/** Headers of a single response or connection, never stored with the page. */
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

const MOST_ATTEMPTS = 3;
/** Slower renders are no longer shared. */
const SHARED_MS = 30_000;

/**
 * Requests pages and files from Next without a network connection. Simultaneous requests for one page share a render.
 */
export class Rendering {
  readonly #handler: Handler;
  readonly #isOvertaken: (made: Made) => boolean;
  readonly #underWay = new Map<string, Promise<Rendered>>();

  /** @param isOvertaken true if a tag of the render has been published since it began */
  constructor(handler: Handler, isOvertaken: (made: Made) => boolean) {
    this.#handler = handler;
    this.#isOvertaken = isOvertaken;
  }

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
   * The current page. After a publish during the render, all its requests get the next render.
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
