// For requests that Node's parser rejects or gives up on.
import http from 'node:http';
import type { Duplex } from 'node:stream';
import { safeLocation } from '../../redirects/safe-location.ts';
import { plainPolicy } from '../html/csp.ts';
import { securityHeaders } from './security-headers.ts';

type Unreadable = NodeJS.ErrnoException & { rawPacket?: Buffer };

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

export function bareResponse(status: number, ...own: string[]): string {
  const headers = [
    ...own,
    ...securityHeaders.map(({ key, value }) => `${key}: ${value}`),
    `Content-Security-Policy: ${plainPolicy}`,
    'Cache-Control: no-store',
    'Content-Length: 0',
    'Connection: close',
  ];
  return `HTTP/1.1 ${status} ${http.STATUS_CODES[status]}\r\n${headers.join('\r\n')}\r\n\r\n`;
}

/** Programs other than browsers send letters of an address as they are, which Node refuses. */
function encodedAddress({ rawPacket }: Unreadable): string | undefined {
  const [line = ''] = rawPacket?.toString().split('\r\n', 1) ?? [];
  const path = /^(?:GET|HEAD) (\S+) HTTP\/1\.[01]$/.exec(line)?.[1] ?? '';
  const isEncoded = /^[ -~]*$/.test(path);
  return isEncoded || path.includes('\uFFFD') ? undefined : safeLocation(path);
}

export function refuseUnreadable(error: Unreadable, socket: Duplex): void {
  // Nothing can be sent in the middle of another response on this connection.
  const isResponding = Reflect.get(socket, '_httpMessage')?.headersSent ?? false;
  if (!socket.writable || isResponding || error.code === 'ECONNRESET') socket.destroy(error);
  else {
    const address = error.code === 'HPE_INVALID_URL' ? encodedAddress(error) : undefined;
    socket.end(address ? bareResponse(301, `Location: ${address}`) : bareResponse(statuses[error.code ?? ''] ?? 400));
  }
}
