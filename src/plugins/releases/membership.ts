import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { can } from '@/access/roles';
import { contentCollections, contentGlobals } from '@/lib/content-collections';
import { inPath, refuse, staffEndpoint } from '@/staff/endpoint';
import { addToRelease, saveMembers } from './add';
import { releaseOf } from './guard';
import { keyOf, type Place } from './members';

const place = z.union([
  z.object({ collection: z.literal('globals'), id: z.enum(contentGlobals) }).transform(({ id }) => ({ global: id })),
  z.object({ collection: z.enum(contentCollections), id: z.uuid() }),
]);

const request = z.object({ place, release: z.uuid().optional(), title: z.string().trim().min(1).max(120).optional() });

export type Membership = {
  release: { id: string; title: string; publishAt: string | null } | null;
  open: { id: string; title: string }[];
};

const mayCompose = (req: PayloadRequest, at: Place) => ('global' in at ? can(req, 'publish') : can(req, 'write'));

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

const allowed = (req: PayloadRequest, at: Place): void => {
  if (!mayCompose(req, at)) refuse(403, 'You are not allowed to do this.');
};

/** Of the place in the body. Returns its membership afterward. */
const change = (path: string, work: (req: PayloadRequest, sent: z.infer<typeof request>) => Promise<void>): Endpoint =>
  staffEndpoint({
    method: 'post',
    path,
    can: 'write',
    body: request,
    invalid: 'Choose a release or name a new one.',
    work: async (req, { body }) => {
      allowed(req, body.place);
      await work(req, body);
      return membershipOf(req, body.place);
    },
  });

/** `GET of/:slug/:document` (`globals/:slug` for globals), `POST add`, `POST take-out`. */
export const membershipEndpoints: Endpoint[] = [
  staffEndpoint({
    method: 'get',
    // Not `:collection`, which Payload sets to the endpoint's own collection.
    path: '/of/:slug/:document',
    can: 'write',
    at: inPath.pipe(place),
    work: async (req, { at }) => {
      allowed(req, at);
      return membershipOf(req, at);
    },
  }),
  change('/add', async (req, { place: at, ...into }) => {
    await addToRelease(req, at, into);
  }),
  change('/take-out', async (req, { place: at }) => {
    const release = await releaseOf(req, at);
    if (release) await saveMembers(req, release.id, (places) => places.filter((other) => keyOf(other) !== keyOf(at)));
  }),
];
