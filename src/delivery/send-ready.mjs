import { pickBody } from './ready-pages.mjs';
import { transportSecurity } from './security-headers.mjs';

/**
 * Answers with a page from memory: 304 to a client that has it already, else the body in an encoding that it takes.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {import('./ready-pages.mjs').ReadyPage} page
 */
export function sendReady(request, response, page) {
  const { encoding, body, etag } = pickBody(request.headers['accept-encoding']?.toString(), page.bodies);
  const headers = { ...page.headers, ...transportSecurity(request.headers), etag, 'x-nextjs-cache': 'READY' };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, {
    ...headers,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
