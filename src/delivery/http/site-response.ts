import http, { type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders } from 'node:http';
import { REQUEST_ID } from '../../lib/logging/current-request.ts';
import { routeKind } from '../../lib/routes.ts';
import { plainPolicy } from '../html/csp.ts';
import { PRIVATE_CACHE_CONTROL, STREAMED_LENGTH } from '../html/status.ts';
import { pathOf } from './request-kinds.ts';
import { isSecure, STRICT_TRANSPORT_SECURITY, securityHeaders, withoutSearchEngines } from './security-headers.ts';

export type PlainResponse = { status: number; headers: Record<string, string>; body: string | Buffer };
type Head = [status: number, ...rest: (string | OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined)[]];

/** What staff or one visitor read. Other sites and mail programs show pictures. */
const isForThisSite = (request: IncomingMessage): boolean => {
  const path = pathOf(request);
  const kind = routeKind(path);
  return kind === 'admin' || kind === 'own' || (kind === 'api' && !path.startsWith('/api/media/file/'));
};

/** Time for a client that is still sending to read the rejection: closing the connection at once would lose it. */
const LINGER_MS = 1_000;

/**
 * Whatever writes it, Next included, it gets the common headers, and errors are never cached. It can be replaced: if
 * Next fails (status 500 or above, nothing sent yet) or times out, the fallback is sent and Next's further output is
 * discarded. Fields are only declared: pages from memory need none.
 */
export class SiteResponse<R extends IncomingMessage = IncomingMessage> extends http.ServerResponse<R> {
  /** Creates the response that replaces a failure with this status; 0 if there was none. */
  declare fallback?: (status: number) => PlainResponse | Promise<PlainResponse>;
  declare isReplaced?: boolean;
  /** Named in the response. */
  declare requestId?: string;

  sendStored(status: number, head: string[], body?: Buffer): void {
    super.writeHead(status, head);
    super.end(body);
  }

  send({ status, headers, body }: PlainResponse): void {
    this.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
  }

  /** @returns whether the fallback is sent instead */
  replace(status = 0): boolean {
    const { fallback } = this;
    return this.isReplaced === true || (fallback !== undefined && this.replaceWith(() => fallback(status)));
  }

  /**
   * @param isLast closes the connection afterwards although the client is still sending
   * @returns false if the response has already begun
   */
  replaceWith(response: () => PlainResponse | Promise<PlainResponse>, isLast = false): boolean {
    if (this.isReplaced || this.headersSent || this.destroyed) return this.isReplaced ?? false;
    this.isReplaced = true;
    // Deferred: Next may be in the middle of writing.
    Promise.resolve()
      .then(response)
      .then((made) => this.sendInstead(made, isLast))
      .catch((error) => this.destroy(error));
    return true;
  }

  /** Uses methods of Node's class only: Next and its compression override them on the instance. */
  private sendInstead({ status, headers, body }: PlainResponse, isLast: boolean): void {
    if (this.destroyed) return;
    if (isLast) this.shouldKeepAlive = false;
    for (const name of super.getHeaderNames()) super.removeHeader(name);
    for (const [name, value] of Object.entries(headers)) super.setHeader(name, value);
    super.setHeader('content-length', Buffer.byteLength(body));
    this.addHeadersOfAll(status);
    super.writeHead(status);
    if (!isLast) return void super.end(body);
    // Not ended: Node would continue reading the client's body.
    super.flushHeaders();
    super.write(body, () => {
      this.socket?.end();
      setTimeout(() => this.socket?.destroy(), LINGER_MS);
    });
  }

  private addLength(): void {
    const length = super.getHeader(STREAMED_LENGTH);
    if (length === undefined) return;
    super.removeHeader(STREAMED_LENGTH);
    if (!super.hasHeader('content-encoding')) super.setHeader('content-length', length);
  }

  private addHeadersOfAll(status: number): void {
    this.addLength();
    if (this.requestId) super.setHeader(REQUEST_ID, this.requestId);
    if (status >= 400) super.setHeader('cache-control', PRIVATE_CACHE_CONTROL);
    for (const { key, value } of securityHeaders) if (!super.hasHeader(key)) super.setHeader(key, value);
    const [robots, excluded] = withoutSearchEngines();
    if (robots && excluded) super.setHeader(robots, excluded);
    if (isForThisSite(this.req)) super.setHeader('cross-origin-resource-policy', 'same-origin');
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
    return this.isUnheard(this.statusCode) ? goOn(chunk) : Reflect.apply(super.write, this, chunk);
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

/** Releases callers that wait for a write. */
function goOn(words: unknown[]): true {
  const done = words.at(-1);
  if (typeof done === 'function') process.nextTick(done);
  return true;
}
