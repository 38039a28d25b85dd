import http, { type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders } from 'node:http';
import { plainPolicy } from '../html/csp.ts';
import { PRIVATE_CACHE_CONTROL } from '../html/status.ts';
import { isSecure, STRICT_TRANSPORT_SECURITY, securityHeaders } from './security-headers.ts';

/** A whole answer that the server gives by itself. */
export type Answer = { status: number; headers: Record<string, string>; body: string | Buffer };
type Head = [status: number, ...rest: (string | OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined)[]];

/** Time for a client that is still sending to read the refusal: a connection that is cut at once loses it. */
const LINGER_MS = 1_000;

/**
 * A response of this server. Whatever writes it, Next included, it goes out with the headers of all, and a failure is kept by
 * no cache. It can be replaced: where Next fails (a status of 500 and more, nothing sent yet), or takes too long, the
 * fallback is sent, and what Next still writes goes nowhere.
 *
 * Fields are declared only: most responses are pages from memory and need none.
 */
export class SiteResponse<R extends IncomingMessage = IncomingMessage> extends http.ServerResponse<R> {
  /** Makes the answer that is sent instead of a failure with this status; 0: there was no answer. */
  declare fallback?: (status: number) => Answer | Promise<Answer>;
  declare isReplaced?: boolean;

  /** Sends a page that has all its headers. */
  sendKept(status: number, head: string[], body?: Buffer): void {
    super.writeHead(status, head);
    super.end(body);
  }

  send({ status, headers, body }: Answer): void {
    this.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
  }

  /** Sends the fallback, if there is one and nothing has been sent. @returns whether the answer is replaced */
  replace(status = 0): boolean {
    const { fallback } = this;
    return this.isReplaced === true || (fallback !== undefined && this.replaceWith(() => fallback(status)));
  }

  /**
   * Sends something else than what was asked for.
   * @param isLast the connection ends after it, although the visitor is still sending
   * @returns false when an answer has begun
   */
  replaceWith(answer: () => Answer | Promise<Answer>, isLast = false): boolean {
    if (this.isReplaced || this.headersSent || this.destroyed) return this.isReplaced ?? false;
    this.isReplaced = true;
    // Not at once: Next may be in the middle of writing.
    Promise.resolve()
      .then(answer)
      .then((made) => this.sendInstead(made, isLast))
      .catch((error) => this.destroy(error));
    return true;
  }

  /** With methods of Node's class alone: Next and its compression put others on this very object. */
  private sendInstead({ status, headers, body }: Answer, isLast: boolean): void {
    if (this.destroyed) return;
    if (isLast) this.shouldKeepAlive = false;
    for (const name of super.getHeaderNames()) super.removeHeader(name);
    for (const [name, value] of Object.entries(headers)) super.setHeader(name, value);
    super.setHeader('content-length', Buffer.byteLength(body));
    this.addHeadersOfAll(status);
    super.writeHead(status);
    if (!isLast) return void super.end(body);
    // Not ended: Node would go on reading what the visitor sends.
    super.flushHeaders();
    super.write(body, () => {
      this.socket?.end();
      setTimeout(() => this.socket?.destroy(), LINGER_MS);
    });
  }

  private addHeadersOfAll(status: number): void {
    if (status >= 400) super.setHeader('cache-control', PRIVATE_CACHE_CONTROL);
    for (const { key, value } of securityHeaders) if (!super.hasHeader(key)) super.setHeader(key, value);
    if (isSecure(this.req.headers)) super.setHeader('strict-transport-security', STRICT_TRANSPORT_SECURITY);
    if (!super.hasHeader('content-security-policy')) super.setHeader('content-security-policy', plainPolicy);
  }

  private isUnheard(status: number): boolean {
    return this.isReplaced === true || (status >= 500 && this.replace(status));
  }

  override writeHead(...head: Head): this {
    if (this.isUnheard(head[0])) return this;
    this.addHeadersOfAll(head[0]);
    return Reflect.apply(super.writeHead, this, head);
  }

  override flushHeaders(): void {
    if (!this.isUnheard(this.statusCode)) super.flushHeaders();
  }

  override write(...chunk: unknown[]): boolean {
    if (!this.isUnheard(this.statusCode)) return Reflect.apply(super.write, this, chunk);
    goOn(chunk);
    return true;
  }

  override end(...chunk: unknown[]): this {
    if (!this.isUnheard(this.statusCode)) return Reflect.apply(super.end, this, chunk);
    goOn(chunk);
    return this;
  }

  override setHeader(name: string, value: number | string | readonly string[]): this {
    return this.isReplaced ? this : super.setHeader(name, value);
  }

  override appendHeader(name: string, value: string | readonly string[]): this {
    return this.isReplaced ? this : super.appendHeader(name, value);
  }

  override removeHeader(name: string): void {
    if (!this.isReplaced) super.removeHeader(name);
  }
}

/** What waits for its words to be taken goes on. */
function goOn(words: unknown[]): void {
  const done = words.at(-1);
  if (typeof done === 'function') process.nextTick(done);
}
