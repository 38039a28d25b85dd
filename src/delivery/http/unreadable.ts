// For requests that Node's parser rejects or gives up on.
import http from 'node:http';
import type { Duplex } from 'node:stream';
import { plainPolicy } from '../html/csp.ts';
import { securityHeaders } from './security-headers.ts';

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

export function bareResponse(status: number): string {
  const headers = [
    ...securityHeaders.map(({ key, value }) => `${key}: ${value}`),
    `Content-Security-Policy: ${plainPolicy}`,
    'Cache-Control: no-store',
    'Content-Length: 0',
    'Connection: close',
  ];
  return `HTTP/1.1 ${status} ${http.STATUS_CODES[status]}\r\n${headers.join('\r\n')}\r\n\r\n`;
}

export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  // Nothing can be sent in the middle of another response on this connection.
  const isResponding = Reflect.get(socket, '_httpMessage')?.headersSent ?? false;
  if (!socket.writable || isResponding || error.code === 'ECONNRESET') socket.destroy(error);
  else socket.end(bareResponse(statuses[error.code ?? ''] ?? 400));
}
