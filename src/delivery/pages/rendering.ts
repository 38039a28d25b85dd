import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type InjectOptions, inject } from 'light-my-request';
import { loggedPath } from '../../lib/logging/logged-path.ts';
import { count, timed } from '../../lib/measures.ts';
import { CACHE, PRERENDERED, STALE_TIME } from '../next/headers.ts';

export type Rendered = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  made?: Made;
};
/** Reported by the cache handler: the tags, and the last publish known when the render began. */
type Made = { tags: string[]; since: number };
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
  CACHE,
  PRERENDERED,
  STALE_TIME,
]);

const kept = (headers: Record<string, string | number | string[] | undefined>) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || PER_RESPONSE.has(name) ? [] : [[name, [value].flat().join(', ')]],
    ),
  );

const MOST_ATTEMPTS = 3;
const RENDER_MS = 25_000;

export class Hangs extends Error {
  override message = 'takes too long';
}

/** Rejects with `Hangs` once a render takes too long. */
export const inTime = <Result>(work: Promise<Result>): Promise<Result> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Hangs()), RENDER_MS).unref();
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
};

export class Rendering {
  readonly #handler: Handler;
  readonly #isOvertaken: (made: Made) => boolean;

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

  /** Repeated if a publish overtakes it. @param address without query */
  async page(address: string): Promise<Rendered> {
    let outcome = 'failed';
    const render = () => inTime(this.#current(address));
    try {
      const rendered = await timed(
        'alethia_render_seconds',
        { path: loggedPath(address) },
        render,
        ({ status }) => status >= 500,
      );
      if (rendered.status < 500) outcome = 'ok';
      return rendered;
    } finally {
      count('alethia_renders_total', `outcome="${outcome}"`);
    }
  }

  async #current(address: string): Promise<Rendered> {
    for (let attempt = 1; ; attempt += 1) {
      const rendered = await this.ask({ method: 'GET', url: address });
      if (!rendered.made || !this.#isOvertaken(rendered.made) || attempt === MOST_ATTEMPTS) return rendered;
    }
  }
}
