import {
  APIError,
  type CollectionBeforeChangeHook,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
  type Where,
} from 'payload';
import { savesOnlyDrafts } from '@/access/roles';
import { partOf } from '@/publishing/part-of';

const refuse = (message: string): never => {
  throw new APIError(message, 409, null, true);
};

type Status = { _status?: 'draft' | 'published' | null };

async function releaseWith(req: PayloadRequest, contains: Where) {
  const { docs } = await req.payload.find({
    collection: 'releases',
    where: { and: [{ state: { equals: 'open' } }, contains] },
    select: { title: true, publishAt: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    req,
  });
  return docs[0];
}

/** Access must have been checked by the caller. */
export const releaseOf = (req: PayloadRequest, place: { id: string } | { global: string }) =>
  releaseWith(
    req,
    // Ids are UUIDs, unique over all collections.
    'global' in place ? { globals: { in: [place.global] } } : { 'documents.value': { equals: place.id } },
  );

const alone = (title: string) =>
  `This is part of the release “${title}” and is published with it. Take it out of the release to publish it alone.`;

/** Documents of an open release are published only with it (409); authors may not change scheduled ones. */
export const keepToRelease: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const isPublish = (data as Status)._status === 'published' && !data.deletedAt;
  const isAuthor = savesOnlyDrafts(req);
  if (operation !== 'update' || !originalDoc || !req.user || partOf(req) || !(isPublish || isAuthor)) return data;
  const release = await releaseOf(req, { id: String(originalDoc.id) });
  if (release && isPublish) refuse(alone(release.title));
  if (release?.publishAt && isAuthor)
    refuse(`An editor has scheduled the release “${release.title}” with this. Ask them before you change it.`);
  return data;
};

/** The same for globals, which only editors change. */
export const keepGlobalToRelease: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  if ((data as Status)._status !== 'published' || !req.user || partOf(req)) return data;
  const release = await releaseOf(req, { global: global.slug });
  if (release) refuse(alone(release.title));
  return data;
};

/** The name of the open release that is scheduled with this document. */
export async function scheduledReleaseOf(req: PayloadRequest, id: string): Promise<string | undefined> {
  const release = await releaseOf(req, { id });
  return release?.publishAt ? release.title : undefined;
}
