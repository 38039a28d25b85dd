import http from 'node:http';

/** @typedef {{ writeHead: (status: number, headers: Record<string, string | number>) => DirectAnswer, end: (body?: string | Buffer) => void }} DirectAnswer */

/**
 * What a response knows beyond Node's own: who answers instead; whether that has happened; whether it is happening now, as
 * Node itself sets headers meanwhile; and who is told that the first one begins to answer.
 * @typedef {{ standIn?: (answer: DirectAnswer, status: number) => void, isReplaced: boolean, isAnswering: boolean, answered?: () => void }} Notes
 */

/**
 * A response whose answer can be replaced: when whoever answers a request fails (a status of 500 and more, nothing sent
 * yet), or takes too long, the stand-in answers, and what the first one still writes goes nowhere.
 *
 * Its notes are made when they are needed. Most responses are pages from memory: private fields would cost each of them a
 * tenth of all its time.
 * @template {http.IncomingMessage} [R=http.IncomingMessage]
 * @extends {http.ServerResponse<R>}
 */
export class StandInResponse extends http.ServerResponse {
  /** Has the stand-in answered, or is it about to? */
  get isReplaced() {
    return known(this)?.isReplaced ?? false;
  }

  /** @param {(answer: DirectAnswer, status: number) => void} standIn answers instead, at once */
  onFailure(standIn) {
    notesOf(this).standIn = standIn;
  }

  /** @param {() => void} answered told when whoever was asked begins to answer, also if nobody listens any more */
  onAnswer(answered) {
    notesOf(this).answered = answered;
  }

  /**
   * Lets the stand-in answer, if there is one and nothing has been sent.
   * @param {number} status what the answer would have been, 0 when there was none
   */
  replace(status = 0) {
    const notes = notesOf(this);
    if (!notes.standIn || notes.isReplaced || this.headersSent || this.destroyed) return notes.isReplaced;
    notes.isReplaced = true;
    // What the first one has set belongs to its answer. Methods of the class itself: Next and its compression put others
    // on this very object.
    for (const name of super.getHeaderNames()) super.removeHeader(name);
    /** @type {DirectAnswer} */
    const answer = {
      writeHead: (code, headers) => {
        notes.isAnswering = true;
        super.writeHead(code, headers);
        notes.isAnswering = false;
        return answer;
      },
      end: (body) => void super.end(body),
    };
    notes.standIn(answer, status);
    return true;
  }

  /** @param {[number, ...any[]]} head @returns {this} */
  writeHead(...head) {
    known(this)?.answered?.();
    if (fails(this, head[0])) return this;
    // @ts-expect-error: one of several ways to call it
    return super.writeHead(...head);
  }

  flushHeaders() {
    if (!fails(this, this.statusCode)) super.flushHeaders();
  }

  /** @param {any[]} chunk @returns {boolean} */
  write(...chunk) {
    if (fails(this, this.statusCode)) {
      called(chunk);
      return true;
    }
    // @ts-expect-error: one of several ways to call it
    return super.write(...chunk);
  }

  /** @param {any[]} chunk @returns {this} */
  end(...chunk) {
    if (fails(this, this.statusCode)) {
      called(chunk);
      return this;
    }
    // @ts-expect-error: one of several ways to call it
    return super.end(...chunk);
  }

  /** @param {string} name @param {number | string | readonly string[]} value */
  setHeader(name, value) {
    return isDeaf(this) ? this : super.setHeader(name, value);
  }

  /** @param {string} name @param {string | readonly string[]} value */
  appendHeader(name, value) {
    return isDeaf(this) ? this : super.appendHeader(name, value);
  }

  /** @param {string} name */
  removeHeader(name) {
    if (!isDeaf(this)) super.removeHeader(name);
  }
}

/** @typedef {StandInResponse & { standInNotes?: Notes }} Noted */

/** @param {Noted} response */
const known = (response) => response.standInNotes;

/** @param {Noted} response @returns {Notes} */
function notesOf(response) {
  response.standInNotes ??= { isReplaced: false, isAnswering: false };
  return response.standInNotes;
}

/** @param {StandInResponse} response @param {number} status */
const fails = (response, status) => response.isReplaced || (status >= 500 && response.replace(status));

/** @param {StandInResponse} response */
const isDeaf = (response) => response.isReplaced && !known(response)?.isAnswering;

/** Whoever waits for its words to be taken goes on. @param {unknown[]} words */
function called(words) {
  const done = words.at(-1);
  if (typeof done === 'function') process.nextTick(done);
}
