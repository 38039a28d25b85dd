import { workSecretOf } from './work-secret.ts';

/** How long such a request may take; meanwhile what is known holds. */
const PATIENCE_MS = 3000;

/** @template T @param {Promise<T>} work @returns {Promise<T>} */
const soon = (work) =>
  Promise.race([
    work,
    new Promise((_, reject) => {
      setTimeout(() => reject(new Error('no answer')), PATIENCE_MS).unref();
    }),
  ]);

/**
 * What the server asks of the site behind it.
 * @param {import('./pages/rendering.ts').Rendering} rendering
 * @param {import('./pages/page-answers.ts').PageAnswers} pages
 */
export function ownRequests(rendering, pages) {
  const authorization = `Bearer ${workSecretOf(process.env.PAYLOAD_SECRET ?? '')}`;
  return {
    authorization,

    /** A file for the server alone. @param {string} file @returns {Promise<any>} */
    async file(file) {
      const answer = await soon(pages.answer(`/generated/${file}`));
      if (typeof answer === 'string' || answer.status !== 200) throw new Error('not available');
      return JSON.parse(answer.bodies.identity.body.toString());
    },

    /** @param {string} path @param {object} body */
    async post(path, body) {
      const { status } = await soon(
        rendering.ask({ method: 'POST', url: path, headers: { authorization }, payload: body }),
      );
      if (status >= 300) throw new Error(`${status}`);
    },

    /**
     * May whoever sent these cookies see drafts? Nobody may while that cannot be answered.
     * @param {string} cookie
     */
    async mayPreview(cookie) {
      const asked = soon(
        rendering.ask({ method: 'GET', url: '/internal/preview-right', headers: { authorization, cookie } }),
      );
      return asked.then(({ status }) => status === 204).catch(() => false);
    },
  };
}
