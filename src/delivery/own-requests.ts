import type { IncomingHttpHeaders } from 'node:http';
import type { InjectOptions } from 'light-my-request';
import { workSecretOf } from '../lib/work-secret.ts';
import { soon } from './outage/database.ts';
import type { PageResponses } from './pages/page-responses.ts';
import type { Rendering } from './pages/rendering.ts';

/** Timeout of such a request, 3 s; known values are used meanwhile. */
const TICKS = 60;

export function ownRequests(rendering: Rendering, pages: PageResponses) {
  const authorization = `Bearer ${workSecretOf(process.env.PAYLOAD_SECRET ?? '')}`;
  const ask = (options: InjectOptions) =>
    soon(rendering.ask({ ...options, headers: { ...options.headers, authorization } }), TICKS);
  return {
    authorization,

    /** A file for the server only (src/app/generated). */
    async file(name: string): Promise<unknown> {
      const response = await soon(pages.get(`/generated/${name}`), TICKS);
      if (typeof response === 'string' || response.status !== 200) throw new Error('not available');
      return JSON.parse(response.bodies.identity.body.toString());
    },

    async post(url: string, payload: object): Promise<void> {
      const { status } = await ask({ method: 'POST', url, payload });
      if (status >= 300) throw new Error(`${status}`);
    },

    /** True if the sender of these cookies may see drafts; false if that cannot be determined. */
    mayPreview: (cookie: string): Promise<boolean> =>
      ask({ method: 'GET', url: '/internal/preview-right', headers: { cookie } }).then(
        ({ status }) => status === 204,
        () => false,
      ),

    /** Rejects if that cannot be determined. */
    async hasSession({ cookie = '', 'user-agent': agent = '' }: IncomingHttpHeaders): Promise<boolean> {
      const headers = { cookie, 'user-agent': agent };
      const { status } = await ask({ method: 'GET', url: '/internal/staff-session', headers });
      if (status !== 204 && status !== 403) throw new Error(`${status}`);
      return status === 204;
    },
  };
}
