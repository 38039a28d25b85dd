import { plainPolicy } from './policies.mjs';
import { securityHeaders, transportSecurity } from './security-headers.mjs';
import { PRIVATE_CACHE_CONTROL } from './status.mjs';

/**
 * Next takes the nonce for a page's scripts from the request's own policy header, also for pages that it keeps for all.
 * A visitor has none to give; the proxy sets it later.
 * @param {import('node:http').IncomingMessage} request
 */
export function guardRequest(request) {
  for (const name of ['content-security-policy', 'content-security-policy-report-only']) delete request.headers[name];
}

/** An answer that a shared cache could keep, though the next visitor may get a better one. */
const isFailure = (/** @type {number} */ status) => status >= 400;

/**
 * Whoever answers, Next included: failures are kept by no cache, and no answer goes out without the headers of all.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function guardAnswer(request, response) {
  const secure = transportSecurity(request.headers);
  const writeHead = response.writeHead;
  response.writeHead = /** @type {typeof writeHead} */ (
    (/** @type {[number, ...never[]]} */ ...answer) => {
      if (isFailure(answer[0])) response.setHeader('cache-control', PRIVATE_CACHE_CONTROL);
      for (const { key, value } of securityHeaders) if (!response.hasHeader(key)) response.setHeader(key, value);
      for (const [key, value] of Object.entries(secure)) response.setHeader(key, value);
      if (!response.hasHeader('content-security-policy')) {
        response.setHeader('content-security-policy', plainPolicy);
      }
      return writeHead.apply(response, answer);
    }
  );
}
