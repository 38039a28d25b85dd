import type { Server, ServerResponse } from 'node:http';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** In ms, from the request to stop. */
export const MOST_MS = 8000;
const LOOK_EVERY_MS = 50;
/**
 * Before idle connections are closed, so that a request on its way arrives. A count, not a time: data that arrives
 * during a render is read after it, when the time may be over.
 */
const LOOKS_BEFORE_CLOSING = 20;
/** Of the event loop: under constant load, each brings another connection. */
const MOST_TURNS = 200;

export class Drain {
  readonly #open = new Set<ServerResponse>();
  readonly #server: Server;
  readonly #delayMs: number;
  isDraining = false;

  /** @param delayMs how long the server stays open, so that load balancers notice */
  constructor(server: Server, delayMs: number) {
    this.#server = server;
    this.#delayMs = delayMs;
  }

  begin(response: ServerResponse): void {
    this.#open.add(response);
    response.once('close', () => this.#open.delete(response));
  }

  /** @param last work that continues behind the responses */
  async run(last: () => Promise<unknown>): Promise<void> {
    this.isDraining = true;
    await pause(this.#delayMs);
    await this.#untilNoneWaits();
    const until = performance.now() + MOST_MS;
    // Not `server.close()`, which also closes connections on which a request is just arriving.
    net.Server.prototype.close.call(this.#server);
    for (const response of this.#open) if (!response.headersSent) response.shouldKeepAlive = false;
    for (let look = 0; performance.now() < until && (await this.#connections()) > 0; look++) {
      if (look >= LOOKS_BEFORE_CLOSING) this.#server.closeIdleConnections();
      await pause(LOOK_EVERY_MS);
    }
    await Promise.race([last(), pause(Math.max(until - performance.now(), 0))]);
  }

  /** The kernel completes connections before Node accepts them, and resets the waiting ones when the port closes. */
  async #untilNoneWaits(): Promise<void> {
    let accepted = 0;
    const count = () => void accepted++;
    this.#server.on('connection', count);
    for (let turn = 0, before = -1; turn < MOST_TURNS && accepted !== before; turn++) {
      before = accepted;
      await new Promise(setImmediate);
    }
    this.#server.off('connection', count);
  }

  #connections(): Promise<number> {
    return new Promise((resolve) => this.#server.getConnections((_, count) => resolve(count ?? 0)));
  }
}
