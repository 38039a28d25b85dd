import { createClient } from '@redis/client';

/** Longer than a healthy store ever takes, short enough for a visitor who waits for it. */
const ANSWER_MS = 400;
/** After a pause of this process the answer may have arrived already and only wait to be read. */
const GRACE_MS = 100;
const LOOK_EVERY_MS = 1000;
/** A connection on which nothing is heard for so long is replaced. Longer than a busy process is ever away from it. */
const SILENT_MS = 10_000;

/** @typedef {ReturnType<typeof createClient>} Client */

class NoAnswer extends Error {
  constructor() {
    super('it does not answer');
  }
}

/** Rejects when there is no answer in time; what was asked goes on. @template T @param {Promise<T>} answer @param {number} ms */
function soon(answer, ms) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => {
      timer = setTimeout(() => reject(new NoAnswer()), GRACE_MS);
    }, ms);
  });
  return /** @type {Promise<T>} */ (Promise.race([answer, late]).finally(() => clearTimeout(timer)));
}

/**
 * The connection to the store that instances share (Valkey, Redis). It is asked once a second whether something was missed.
 * While it does not answer nobody else asks it anything, so that a store that hangs holds no request up.
 */
export class SharedStore {
  isUp = false;
  #isLooking = false;
  #isLogged = false;
  /** @type {NodeJS.Timeout | undefined} */
  #timer;

  /** @param {string} url */
  constructor(url) {
    this.client = createClient({
      url,
      name: 'alethia-site',
      disableOfflineQueue: true,
      socket: {
        connectTimeout: 2000,
        socketTimeout: SILENT_MS,
        reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, 1000),
      },
    });
    this.client.on('error', (error) => this.#down(error));
  }

  /**
   * Connects, and looks: at once, whenever the connection is back, and every second. Resolves when the first look has
   * succeeded, or after `patience`. Never rejects.
   * @param {object} how
   * @param {() => Promise<unknown>} how.look
   * @param {string} how.channel
   * @param {(message: string) => void} how.hear
   * @param {number} how.patience
   */
  open({ look, channel, hear, patience }) {
    this.look = look;
    return new Promise((resolve) => {
      setTimeout(resolve, patience).unref();
      const tick = () => this.check().then(() => this.isUp && resolve(undefined));
      this.client.on('ready', tick);
      this.client
        .connect()
        // Whoever connects again is subscribed again by the client, before it looks.
        .then((client) => client.subscribe(channel, hear))
        .then(tick)
        .catch((error) => this.#down(error));
      this.#timer = setInterval(tick, LOOK_EVERY_MS);
      this.#timer.unref();
    });
  }

  /** Looks once; one look at a time, also when it takes long. */
  async check() {
    if (this.#isLooking || !this.client.isReady || !this.look) return;
    this.#isLooking = true;
    const looked = this.look();
    const settled = looked.then(
      () => this.#up(),
      (error) => this.#down(error),
    );
    void settled.finally(() => {
      this.#isLooking = false;
    });
    await soon(settled, ANSWER_MS).catch((error) => this.#down(error));
  }

  /**
   * Asks the store, if it is there. Rejects at once while it is not, and when it takes too long.
   * @template T
   * @param {(client: Client) => Promise<T>} question
   * @param {number} [ms]
   * @returns {Promise<T>}
   */
  async ask(question, ms = ANSWER_MS) {
    if (!this.isUp || !this.client.isReady) throw new NoAnswer();
    try {
      return await soon(question(this.client), ms);
    } catch (error) {
      if (error instanceof NoAnswer) this.#down(error);
      else this.#log(error);
      throw error;
    }
  }

  close() {
    clearInterval(this.#timer);
    this.look = undefined;
    this.isUp = false;
    this.client.destroy();
  }

  #up() {
    if (this.isUp || !this.client.isReady) return;
    this.isUp = true;
    if (this.#isLogged) console.log('[delivery] the shared cache is back.');
    this.#isLogged = false;
  }

  /** @param {unknown} error */
  #down(error) {
    this.isUp = false;
    this.#log(error);
  }

  /** Once per outage. @param {unknown} error */
  #log(error) {
    if (this.#isLogged) return;
    this.#isLogged = true;
    const reason = error instanceof Error ? error.message || error.name : error;
    console.error('[delivery] the shared cache fails; this instance goes on with its own:', reason);
  }
}
