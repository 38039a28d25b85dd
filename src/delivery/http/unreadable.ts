// What is answered to a request that Node's parser refuses, or gives up waiting for: no request reaches the server then.
import http from 'node:http';
import { plainPolicy } from '../html/policies.ts';
import { securityHeaders } from './security-headers.ts';

/** @type {Record<string, number>} */
const statuses = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** A whole answer without a body, with the headers of all. @param {number} status */
export function bareAnswer(status) {
  const headers = [
    ...securityHeaders.map(({ key, value }) => `${key}: ${value}`),
    `Content-Security-Policy: ${plainPolicy}`,
    'Cache-Control: no-store',
    'Content-Length: 0',
    'Connection: close',
  ];
  return `HTTP/1.1 ${status} ${http.STATUS_CODES[status]}\r\n${headers.join('\r\n')}\r\n\r\n`;
}

/**
 * For the event `clientError`.
 * @param {NodeJS.ErrnoException} error
 * @param {import('node:stream').Duplex} socket
 */
export function refuseUnreadable(error, socket) {
  // In the middle of another answer on this connection nothing can be said.
  const isAnswering = Reflect.get(socket, '_httpMessage')?.headersSent ?? false;
  if (!socket.writable || isAnswering || error.code === 'ECONNRESET') socket.destroy(error);
  else socket.end(bareAnswer(statuses[error.code ?? ''] ?? 400));
}
