import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { hasRole } from '@/access/roles';
import { checkRelease } from './check';
import { ReleaseFailure } from './failure';
import { membershipEndpoints } from './membership';
import { mergeLive, mergeWish } from './merge-live';
import { overviewOf } from './overview';
import { publishRelease } from './publish';
import { reopenRelease, undoRelease } from './undo';

const headers = { 'cache-control': 'no-store' };
const refuse = (status: number, error: string) => Response.json({ error }, { status, headers });

type Work = (req: PayloadRequest, id: string) => Promise<object>;

/** An endpoint for one release. A `ReleaseFailure` becomes a 409 with its message. */
const about = (path: string, method: 'get' | 'post', roles: Parameters<typeof hasRole>[1][], work: Work): Endpoint => ({
  path,
  method,
  handler: async (req) => {
    if (!hasRole(req, ...roles)) return refuse(403, 'You are not allowed to do this.');
    const id = z.uuid().safeParse(req.routeParams?.id);
    if (!id.success) return refuse(404, 'The release does not exist.');
    try {
      return Response.json(await work(req, id.data), { headers });
    } catch (error) {
      if (error instanceof ReleaseFailure) return refuse(409, error.message);
      throw error;
    }
  },
});

const writers = ['admin', 'editor', 'author'] as const;
const editors = ['admin', 'editor'] as const;

async function mergeAsked(req: PayloadRequest, id: string) {
  const wish = mergeWish.safeParse(await req.json?.().catch(() => undefined));
  if (!wish.success) throw new APIError('Name the document.', 400, null, true);
  return mergeLive(req, id, wish.data);
}

const undoWish = z.object({ anyway: z.boolean().catch(false) }).catch({ anyway: false });

/** Under `/api/releases/:id`: `overview` and `merge`, and for editors `check`, `publish`, `undo` and `reopen`. */
export const releaseEndpoints: Endpoint[] = [
  ...membershipEndpoints,
  about('/:id/overview', 'get', [...writers], overviewOf),
  about('/:id/merge', 'post', [...writers], mergeAsked),
  about('/:id/check', 'post', [...editors], async (req, id) => ({ problems: await checkRelease(req, id) })),
  about('/:id/publish', 'post', [...editors], async (req, id) => ({ state: (await publishRelease(req, id)).state })),
  about('/:id/undo', 'post', [...editors], async (req, id) => {
    const { anyway } = undoWish.parse(await req.json?.().catch(() => undefined));
    return { state: (await undoRelease(req, id, anyway)).state };
  }),
  about('/:id/reopen', 'post', [...editors], async (req, id) => ({ state: (await reopenRelease(req, id)).state })),
];
