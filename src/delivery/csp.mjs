import { createHash } from 'node:crypto';
import { isHydration, isReveal, SCRIPT } from './shapes.mjs';

const FIXED = [
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
];

/**
 * The content security policy of one page: scripts from this site, and of the inline scripts only those of the
 * framework that the page still holds.
 *
 * A script that somebody managed to store in the content earns no hash: it would have to equal one of React's own
 * texts, or be a call with plain JSON as its argument, which runs nothing of its author's. What such JSON could still do
 * is feed a page that hydrates with other data; that the content is escaped is what prevents that.
 *
 * @param {string} html
 */
export function contentSecurityPolicy(html) {
  const hashes = new Set();
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    if (isHydration(attributes, text) || isReveal(attributes, text)) {
      hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
  }
  return ["default-src 'self'", ["script-src 'self'", ...hashes].join(' '), ...FIXED].join('; ');
}
