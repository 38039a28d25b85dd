import { ServerResponse, STATUS_CODES } from 'node:http';

/** @typedef {import('node:http').ServerResponse & { _header: string | null, _headerSent: boolean }} Internals */

/** @param {number} status @param {string[]} head names and values in turn @param {number} keepAliveMs */
function headText(status, head, keepAliveMs) {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`];
  for (let index = 0; index < head.length; index += 2) lines.push(`${head[index]}: ${head[index + 1]}`);
  lines.push(`Date: ${new Date().toUTCString()}`, 'Connection: keep-alive');
  if (keepAliveMs >= 1000) lines.push(`Keep-Alive: timeout=${Math.floor(keepAliveMs / 1000)}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/**
 * An answer that is the same for many requests: status line, headers and body in one piece, made anew once a second, as
 * it says the time.
 */
export class WholeAnswer {
  #second = 0;
  #bytes = Buffer.alloc(0);

  /** @param {number} status @param {string[]} head names and values in turn, `content-length` among them @param {Buffer} body */
  constructor(status, head, body) {
    this.status = status;
    this.head = head;
    this.body = body;
  }

  /** @param {number} keepAliveMs */
  #now(keepAliveMs) {
    const second = Math.floor(Date.now() / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#bytes = Buffer.concat([Buffer.from(headText(this.status, this.head, keepAliveMs), 'latin1'), this.body]);
    }
    return this.#bytes;
  }

  /**
   * Sends it. Node would put the headers together and check them for every answer, which takes as long as all the rest:
   * here it is told, as it tells itself, that they have been sent, and gets them with the body. What ends a connection,
   * or comes from an older client, takes the long way.
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  send(request, response) {
    const isPlain = response.shouldKeepAlive && request.httpVersion === '1.1' && response.getHeaderNames().length === 0;
    if (!isPlain) {
      response.writeHead(this.status, this.head).end(this.body);
      return;
    }
    const inside = /** @type {Internals} */ (response);
    response.statusCode = this.status;
    const { keepAliveTimeout = 0 } =
      /** @type {{ server?: { keepAliveTimeout?: number } }} */ (request.socket).server ?? {};
    inside._header = 'in the body';
    inside._headerSent = true;
    // As Node has it: nothing stands in for what is sent from memory.
    ServerResponse.prototype.end.call(response, this.#now(keepAliveTimeout));
  }
}
