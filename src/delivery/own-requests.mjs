import { ownAddress } from './own-address.mjs';
import { workSecretOf } from './work-secret.mjs';

/** How long such a request may take; meanwhile what is known holds. */
const PATIENCE_MS = 3000;
/** A page may take its time: it is nobody who waits. */
const PAGE_MS = 30_000;

/** What the server asks of the site behind it, over HTTP as anybody would. @param {number} port */
export function ownRequests(port) {
  const here = ownAddress(port);
  const authorization = `Bearer ${workSecretOf(process.env.PAYLOAD_SECRET ?? '')}`;
  return {
    authorization,

    /** A file for the server alone. @param {string} file @returns {Promise<any>} */
    async file(file) {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const answered = await fetch(`${here}/generated/${file}`, { headers: { authorization }, signal });
      if (!answered.ok) throw new Error(`${answered.status}`);
      return answered.json();
    },

    /** @param {string} path @param {unknown} body */
    async post(path, body) {
      const headers = { authorization, 'content-type': 'application/json' };
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const answered = await fetch(here + path, { method: 'POST', headers, body: JSON.stringify(body), signal });
      if (!answered.ok) throw new Error(`${answered.status}`);
    },

    /**
     * May whoever sent these cookies see drafts? Nobody may while that cannot be answered.
     * @param {string} cookie
     */
    async mayPreview(cookie) {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const answered = fetch(`${here}/internal/preview-right`, { headers: { authorization, cookie }, signal });
      return answered.then(({ status }) => status === 204).catch(() => false);
    },

    /** Asks for a page as a visitor would; does it work? @param {string} path */
    async page(path) {
      const answered = await fetch(here + path, { redirect: 'manual', signal: AbortSignal.timeout(PAGE_MS) });
      await answered.arrayBuffer();
      return answered.status < 400 && !answered.headers.has('x-kept-copy');
    },
  };
}
