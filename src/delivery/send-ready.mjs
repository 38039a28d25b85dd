import { pickEncoding } from './ready-pages.mjs';
import { transportSecurity } from './security-headers.mjs';

/** @typedef {import('./ready-pages.mjs').ReadyPage} ReadyPage */
/** @typedef {import('./ready-pages.mjs').Body} Body */

/** Names and values in turn, as Node writes them fastest: the same for every answer with this body. @type {WeakMap<Body, { 200: string[], 304: string[] }>} */
const heads = new WeakMap();

/** @param {ReadyPage} page @param {Body} chosen @param {string} encoding */
function headsOf(page, chosen, encoding) {
  const known = heads.get(chosen);
  if (known) return known;
  const shared = [...Object.entries(page.headers).flat(), 'etag', chosen.etag, 'x-nextjs-cache', 'READY'];
  const ofBody = encoding === 'identity' ? [] : ['content-encoding', encoding];
  const made = { 200: [...shared, ...ofBody, 'content-length', `${chosen.body.length}`], 304: shared };
  heads.set(chosen, made);
  return made;
}

/**
 * Answers with a page from memory: 304 to a client that has it already, else the body in an encoding that it takes.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {ReadyPage} page
 */
export function sendReady(request, response, page) {
  const encoding = pickEncoding(request.headers['accept-encoding']?.toString(), page.bodies);
  const chosen = page.bodies[encoding] ?? page.bodies.identity;
  const isKnown = request.headers['if-none-match'] === chosen.etag;
  const status = isKnown ? 304 : 200;
  const head = headsOf(page, chosen, encoding)[status];
  const secure = Object.entries(transportSecurity(request.headers)).flat();
  response.writeHead(status, secure.length > 0 ? [...head, ...secure] : head);
  response.end(isKnown || request.method === 'HEAD' ? undefined : chosen.body);
}
