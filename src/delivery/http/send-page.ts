import { pickEncoding } from '../pages/encodings.ts';
import { transportSecurity } from './security-headers.ts';
import { WholeAnswer } from './whole-answer.ts';

/** @typedef {import('../pages/page-store.ts').Page} Page */
/** @typedef {import('../pages/encodings.ts').Body} Body */

/** What goes out with a body, the same for every visitor. @type {WeakMap<Body, { known: string[], whole: WholeAnswer }>} */
const answers = new WeakMap();

/** @param {Page} page @param {Body} chosen @param {string} encoding */
function answersWith(page, chosen, encoding) {
  const made = answers.get(chosen);
  if (made) return made;
  const known = [
    ...Object.entries(page.headers).flat(),
    'etag',
    chosen.etag,
    ...(page.isKept ? ['x-nextjs-cache', 'READY'] : []),
  ];
  const ofBody = encoding === 'identity' ? [] : ['content-encoding', encoding];
  const head = [...known, ...ofBody, 'content-length', `${chosen.body.length}`];
  const answer = { known, whole: new WholeAnswer(page.status, head, chosen.body) };
  answers.set(chosen, answer);
  return answer;
}

/**
 * Answers with a page from memory: 304 to a client that has it already, else the body in an encoding that it takes.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {Page} page
 */
export function sendReady(request, response, page) {
  const { headers, method } = request;
  const encoding = pickEncoding(headers['accept-encoding']?.toString(), page.bodies);
  const chosen = page.bodies[encoding] ?? page.bodies.identity;
  const { known, whole } = answersWith(page, chosen, encoding);
  for (const [name, value] of Object.entries(transportSecurity(headers))) response.setHeader(name, value);
  if (page.isKept && headers['if-none-match'] === chosen.etag) response.writeHead(304, known).end();
  else if (method === 'HEAD') response.writeHead(page.status, whole.head).end();
  // What is not kept gets the headers of all answers where it is written.
  else if (page.isKept) whole.send(request, response);
  else response.writeHead(page.status, whole.head).end(chosen.body);
}
