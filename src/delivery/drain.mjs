import net from 'node:net';

/** How long a request may take to end after the server was asked to stop. */
const MOST_MS = 8000;
/** A request that was on its way over an open connection still arrives within this time, and is answered. */
const GRACE_MS = 300;
const LOOK_EVERY_MS = 50;

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** How a server ends without losing a request. */
export class Drain {
  /** @type {Set<import('node:http').ServerResponse>} */
  #open = new Set();
  isDraining = false;

  /** @param {import('node:http').Server} server @param {number} delayMs how long it stays open, so that whoever shares out requests notices */
  constructor(server, delayMs) {
    this.server = server;
    this.delayMs = delayMs;
    server.prependListener('request', (_, response) => {
      if (this.isDraining) response.shouldKeepAlive = false;
      this.#open.add(response);
      response.once('close', () => this.#open.delete(response));
    });
  }

  /**
   * Takes no new connections, answers what has been asked, closes what is open.
   * @param {() => Promise<unknown>} last work that goes on behind the answers
   */
  async run(last) {
    this.isDraining = true;
    await pause(this.delayMs);
    const until = Date.now() + MOST_MS;
    // Not `server.close()`, which also cuts off connections that a request is just coming in on.
    net.Server.prototype.close.call(this.server);
    for (const response of this.#open) if (!response.headersSent) response.shouldKeepAlive = false;
    if ((await this.#connections()) > 0) await pause(GRACE_MS);
    while (Date.now() < until && (await this.#connections()) > 0) {
      this.server.closeIdleConnections();
      if ((await this.#connections()) > 0) await pause(LOOK_EVERY_MS);
    }
    await Promise.race([last(), pause(Math.max(until - Date.now(), 0))]);
  }

  /** @returns {Promise<number>} */
  #connections() {
    return new Promise((resolve) => this.server.getConnections((_, count) => resolve(count ?? 0)));
  }
}
