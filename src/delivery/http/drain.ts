import type { Server, ServerResponse } from 'node:http';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a request may take to end after the server was asked to stop. */
const MOST_MS = 8000;
const LOOK_EVERY_MS = 50;
/**
 * A request that is on its way over an open connection arrives before so many looks are over, and is answered. Looks, not
 * a time: what arrives while a page is being rendered is read after that, when the time may be over already.
 */
const LOOKS_BEFORE_CLOSING = 20;

/** How a server ends without losing a request. */
export class Drain {
  readonly #open = new Set<ServerResponse>();
  readonly #server: Server;
  readonly #delayMs: number;
  isDraining = false;

  /** @param delayMs how long it stays open, so that what shares out requests notices */
  constructor(server: Server, delayMs: number) {
    this.#server = server;
    this.#delayMs = delayMs;
  }

  /** Tells of a request that is not answered at once: its answer is waited for. */
  begin(response: ServerResponse): void {
    this.#open.add(response);
    response.once('close', () => this.#open.delete(response));
  }

  /**
   * Takes no new connections, answers pending requests, closes open connections.
   * @param last work that goes on behind the answers
   */
  async run(last: () => Promise<unknown>): Promise<void> {
    this.isDraining = true;
    await pause(this.#delayMs);
    const until = Date.now() + MOST_MS;
    // Not `server.close()`, which also cuts off connections that a request is just coming in on.
    net.Server.prototype.close.call(this.#server);
    for (const response of this.#open) if (!response.headersSent) response.shouldKeepAlive = false;
    for (let look = 0; Date.now() < until && (await this.#connections()) > 0; look++) {
      if (look >= LOOKS_BEFORE_CLOSING) this.#server.closeIdleConnections();
      await pause(LOOK_EVERY_MS);
    }
    await Promise.race([last(), pause(Math.max(until - Date.now(), 0))]);
  }

  #connections(): Promise<number> {
    return new Promise((resolve) => this.#server.getConnections((_, count) => resolve(count ?? 0)));
  }
}
