// What is answered instead of a failure: the last good copy of a page, the page that says there is none, or a word.
import fs from 'node:fs';
import path from 'node:path';
import { notices } from '../../maintenance/notices.ts';
import { filePolicy, plainPolicy } from '../html/policies.ts';
import { PRIVATE_CACHE_CONTROL } from '../html/status.ts';
import { securityHeaders, transportSecurity } from '../http/security-headers.ts';
import { sendReady } from '../http/send-page.ts';
import { shortPath } from '../http/short-path.ts';
import { apiUnavailable } from './notice-texts.ts';

/** Where the page lies that says that there is none (src/app/(site)/internal/kept). */
export const NOT_FOUND_COPY = '/internal/kept/not-found';
/** The same without a path, for a front that no server is behind. */
export const NOTHING_COPY = '/internal/kept/nothing';
/** After so many seconds it is worth asking again. */
const RETRY_AFTER = 10;

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('../http/stand-in-response.ts').DirectAnswer} Answer */
/** @typedef {import('../pages/page-store.ts').Page} Page */

const fixed = Object.fromEntries(securityHeaders.map(({ key, value }) => [key.toLowerCase(), value]));

/** @param {Request} request @param {Answer} answer @param {number} status @param {string} type @param {string} body */
export function sendText(request, answer, status, type, body, policy = plainPolicy) {
  answer
    .writeHead(status, {
      ...fixed,
      ...transportSecurity(request.headers),
      'content-security-policy': policy,
      'content-type': `${type}; charset=utf-8`,
      'content-length': Buffer.byteLength(body),
      'cache-control': PRIVATE_CACHE_CONTROL,
      ...(status === 503 ? { 'retry-after': RETRY_AFTER } : {}),
    })
    .end(body);
}

/**
 * One of the pages that say what is the matter (src/maintenance/notices.ts).
 * @param {Request} request @param {Answer} answer @param {number} status @param {keyof typeof notices} name
 */
export const sendNotice = (request, answer, status, name) =>
  sendText(request, answer, status, 'text/html', notices[name]);

/** @param {Request} request @param {Answer} answer */
export const sendApiUnavailable = (request, answer) =>
  sendText(request, answer, 503, 'application/json', apiUnavailable, filePolicy);

/**
 * A page as it is kept. One that has expired is sent with its date.
 * @param {Request} request @param {Answer} answer @param {Page & { since?: number }} page
 */
export function sendKept(request, answer, page) {
  const date = page.since === undefined ? {} : { 'x-kept-copy': new Date(page.since).toISOString() };
  sendReady(request, /** @type {any} */ (answer), { ...page, headers: { ...page.headers, ...date } });
}

const escapeHtml = (/** @type {string} */ text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** @param {Request} request @param {Answer} answer @param {string} path @param {Page | undefined} copy */
export function sendNotFound(request, answer, path, copy) {
  if (!copy) return sendNotice(request, answer, 404, 'notFound');
  const shown = escapeHtml(shortPath(path));
  // A function: a text would have its `$&` and the like replaced by parts of the page.
  const html = copy.bodies.identity.body.toString().replaceAll(NOT_FOUND_COPY, () => shown);
  answer
    .writeHead(404, {
      ...copy.headers,
      ...transportSecurity(request.headers),
      'content-length': Buffer.byteLength(html),
      'cache-control': PRIVATE_CACHE_CONTROL,
    })
    .end(html);
}

const PICTURE = /^\/api\/media\/file\/([\w-][\w.-]*\.(jpe?g|png|webp|avif))$/i;
const PICTURE_TYPES = /** @type {Record<string, string>} */ ({ jpg: 'image/jpeg', jpeg: 'image/jpeg' });

/**
 * The picture of an address in `/api/media`, if it lies on this machine. Payload would ask the database whether it is in the
 * trash; while that is away, pages keep their pictures.
 * @param {string} address @param {string} dataDir
 */
export function pictureAt(address, dataDir) {
  const [, name = '', extension = ''] = PICTURE.exec(address) ?? [];
  if (!name) return undefined;
  const file = path.join(/*turbopackIgnore: true*/ dataDir, 'media', name);
  const stat = fs.statSync(/*turbopackIgnore: true*/ file, { throwIfNoEntry: false });
  const type = PICTURE_TYPES[extension.toLowerCase()] ?? `image/${extension.toLowerCase()}`;
  return stat?.isFile() ? { file, type } : undefined;
}

/** @param {Request} request @param {Answer} answer @param {{ file: string, type: string }} picture */
export function sendPicture(request, answer, { file, type }) {
  fs.readFile(/*turbopackIgnore: true*/ file, (error, body) => {
    if (error) return sendApiUnavailable(request, answer);
    answer
      .writeHead(200, {
        ...fixed,
        ...transportSecurity(request.headers),
        'content-security-policy': filePolicy,
        'content-type': type,
        'content-length': body.length,
        'cache-control': PRIVATE_CACHE_CONTROL,
      })
      .end(body);
  });
}
