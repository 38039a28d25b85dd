import http from 'node:http';

/** @typedef {{ writeHead: (status: number, headers: Record<string, string | number>) => DirectAnswer, end: (body?: string | Buffer) => void }} DirectAnswer */

/**
 * A response whose answer can be replaced: when whoever answers a request fails (a status of 500 and more, nothing sent
 * yet), or takes too long, the stand-in answers, and what the first one still writes goes nowhere.
 * @template {http.IncomingMessage} [R=http.IncomingMessage]
 * @extends {http.ServerResponse<R>}
 */
export class StandInResponse extends http.ServerResponse {
  /** @type {((answer: DirectAnswer, status: number) => void) | undefined} */
  #standIn;
  /** @type {(() => void) | undefined} */
  #answered;
  #isReplaced = false;
  /** Node itself sets headers while the stand-in answers. */
  #isAnswering = false;

  /** Has the stand-in answered, or is it about to? */
  get isReplaced() {
    return this.#isReplaced;
  }

  /** @param {(answer: DirectAnswer, status: number) => void} standIn answers instead, at once */
  onFailure(standIn) {
    this.#standIn = standIn;
  }

  /** @param {() => void} answered told when whoever was asked begins to answer, also if nobody listens any more */
  onAnswer(answered) {
    this.#answered = answered;
  }

  /**
   * Lets the stand-in answer, if there is one and nothing has been sent.
   * @param {number} status what the answer would have been, 0 when there was none
   */
  replace(status = 0) {
    const standIn = this.#standIn;
    if (!standIn || this.#isReplaced || this.headersSent || this.destroyed) return this.#isReplaced;
    this.#isReplaced = true;
    // What the first one has set belongs to its answer. Methods of the class itself: Next and its compression put others
    // on this very object.
    for (const name of super.getHeaderNames()) super.removeHeader(name);
    /** @type {DirectAnswer} */
    const answer = {
      writeHead: (code, headers) => {
        this.#isAnswering = true;
        super.writeHead(code, headers);
        this.#isAnswering = false;
        return answer;
      },
      end: (body) => void super.end(body),
    };
    standIn(answer, status);
    return true;
  }

  /** @param {number} status */
  #fails(status) {
    return this.#isReplaced || (status >= 500 && this.replace(status));
  }

  #isDeaf() {
    return this.#isReplaced && !this.#isAnswering;
  }

  /** @param {[number, ...any[]]} head @returns {this} */
  writeHead(...head) {
    this.#answered?.();
    if (this.#fails(head[0])) return this;
    // @ts-expect-error: one of several ways to call it
    return super.writeHead(...head);
  }

  flushHeaders() {
    if (!this.#fails(this.statusCode)) super.flushHeaders();
  }

  /** @param {any[]} chunk @returns {boolean} */
  write(...chunk) {
    if (this.#fails(this.statusCode)) {
      called(chunk);
      return true;
    }
    // @ts-expect-error: one of several ways to call it
    return super.write(...chunk);
  }

  /** @param {any[]} chunk @returns {this} */
  end(...chunk) {
    if (this.#fails(this.statusCode)) {
      called(chunk);
      return this;
    }
    // @ts-expect-error: one of several ways to call it
    return super.end(...chunk);
  }

  /** @param {string} name @param {number | string | readonly string[]} value */
  setHeader(name, value) {
    return this.#isDeaf() ? this : super.setHeader(name, value);
  }

  /** @param {string} name @param {string | readonly string[]} value */
  appendHeader(name, value) {
    return this.#isDeaf() ? this : super.appendHeader(name, value);
  }

  /** @param {string} name */
  removeHeader(name) {
    if (!this.#isDeaf()) super.removeHeader(name);
  }
}

/** Whoever waits for its words to be taken goes on. @param {unknown[]} words */
function called(words) {
  const done = words.at(-1);
  if (typeof done === 'function') process.nextTick(done);
}
