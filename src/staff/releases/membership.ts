import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { hasRole } from '@/access/roles';
import { contentCollections, contentGlobals } from '@/lib/content-collections';
import { addToRelease, saveMembers } from './add';
import { releaseOf } from './guard';
import { keyOf, type Place } from './members';

const headers = { 'cache-control': 'no-store' };
const answer = (body: object, status = 200) => Response.json(body, { status, headers });

const place = z.union([
  z.object({ collection: z.literal('globals'), id: z.enum(contentGlobals) }).transform(({ id }) => ({ global: id })),
  z.object({ collection: z.enum(contentCollections), id: z.uuid() }),
]);

const wish = z.object({ place, release: z.uuid().optional(), title: z.string().trim().min(1).max(120).optional() });

export type Membership = {
  release: { id: string; title: string; publishAt: string | null } | null;
  open: { id: string; title: string }[];
};

const mayCompose = (req: PayloadRequest, at: Place) =>
  'global' in at ? hasRole(req, 'admin', 'editor') : hasRole(req, 'admin', 'editor', 'author');

async function membershipOf(req: PayloadRequest, at: Place): Promise<Membership> {
  const release = await releaseOf(req, at);
  const { docs } = await req.payload.find({
    collection: 'releases',
    where: { and: [{ state: { equals: 'open' } }] },
    select: { title: true },
    sort: 'title',
    depth: 0,
    limit: 100,
    pagination: false,
    overrideAccess: true,
    req,
  });
  return {
    release: release ? { id: release.id, title: release.title, publishAt: release.publishAt ?? null } : null,
    open: docs.map(({ id, title }) => ({ id, title })),
  };
}

/** An endpoint about the place in the body. Returns its membership afterward. */
const change = (path: string, work: (req: PayloadRequest, sent: z.infer<typeof wish>) => Promise<void>): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) => {
    const sent = wish.safeParse(await req.json?.().catch(() => null));
    if (!sent.success) return answer({ error: 'Choose a release or name a new one.' }, 400);
    if (!mayCompose(req, sent.data.place)) return answer({ error: 'You are not allowed to do this.' }, 403);
    try {
      await work(req, sent.data);
    } catch (error) {
      const isPublic = error instanceof APIError && error.status < 500;
      const [detail] = isPublic && Array.isArray(error.data?.errors) ? error.data.errors : [];
      if (isPublic) return answer({ error: detail?.message ?? error.message }, error.status);
      throw error;
    }
    return answer(await membershipOf(req, sent.data.place));
  },
});

const add = change('/add', async (req, { place: at, ...into }) => {
  await addToRelease(req, at, into);
});

const takeOut = change('/take-out', async (req, { place: at }) => {
  const release = await releaseOf(req, at);
  if (release) await saveMembers(req, release.id, (places) => places.filter((other) => keyOf(other) !== keyOf(at)));
});

const of: Endpoint = {
  // Not `:collection`, which Payload sets to the endpoint's own collection.
  path: '/of/:slug/:document',
  method: 'get',
  handler: async (req) => {
    const at = place.safeParse({ collection: req.routeParams?.slug, id: req.routeParams?.document });
    if (!at.success) return answer({ error: 'The document does not exist.' }, 404);
    if (!mayCompose(req, at.data)) return answer({ error: 'You are not allowed to do this.' }, 403);
    return answer(await membershipOf(req, at.data));
  },
};

/** `GET of/:slug/:document` (`globals/:slug` for globals), `POST add`, `POST take-out`. */
export const membershipEndpoints: Endpoint[] = [of, add, takeOut];
