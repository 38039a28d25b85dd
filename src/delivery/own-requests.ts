import { workSecretOf } from '../lib/work-secret.ts';
import { soon } from './outage/database.ts';
import type { PageResponses } from './pages/page-responses.ts';
import type { Rendering } from './pages/rendering.ts';

/** Timeout of such a request, 3 s; known values are used meanwhile. */
const TICKS = 60;

/** Requests of the server to the site behind it. */
export function ownRequests(rendering: Rendering, pages: PageResponses) {
  const authorization = `Bearer ${workSecretOf(process.env.PAYLOAD_SECRET ?? '')}`;
  return {
    authorization,

    /** A file for the server only (src/app/generated). */
    async file(name: string): Promise<unknown> {
      const answer = await soon(pages.get(`/generated/${name}`), TICKS);
      if (typeof answer === 'string' || answer.status !== 200) throw new Error('not available');
      return JSON.parse(answer.bodies.identity.body.toString());
    },

    async post(path: string, body: object): Promise<void> {
      const { status } = await soon(
        rendering.ask({ method: 'POST', url: path, headers: { authorization }, payload: body }),
        TICKS,
      );
      if (status >= 300) throw new Error(`${status}`);
    },

    /** True if the sender of these cookies may see drafts; false if that cannot be determined. */
    async mayPreview(cookie: string): Promise<boolean> {
      const asked = soon(
        rendering.ask({ method: 'GET', url: '/internal/preview-right', headers: { authorization, cookie } }),
        TICKS,
      );
      return asked.then(({ status }) => status === 204).catch(() => false);
    },
  };
}
