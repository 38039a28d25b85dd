// Answers to requests that Node's parser refuses, or gives up waiting for: they do not reach the server.
import http from 'node:http';
import type { Duplex } from 'node:stream';
import { plainPolicy } from '../html/csp.ts';
import { securityHeaders } from './security-headers.ts';

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** A whole answer without a body, with the headers of all. */
export function bareAnswer(status: number): string {
  const headers = [
    ...securityHeaders.map(({ key, value }) => `${key}: ${value}`),
    `Content-Security-Policy: ${plainPolicy}`,
    'Cache-Control: no-store',
    'Content-Length: 0',
    'Connection: close',
  ];
  return `HTTP/1.1 ${status} ${http.STATUS_CODES[status]}\r\n${headers.join('\r\n')}\r\n\r\n`;
}

/** For the event `clientError`. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  // In the middle of another answer on this connection nothing can be said.
  const isAnswering = Reflect.get(socket, '_httpMessage')?.headersSent ?? false;
  if (!socket.writable || isAnswering || error.code === 'ECONNRESET') socket.destroy(error);
  else socket.end(bareAnswer(statuses[error.code ?? ''] ?? 400));
}
