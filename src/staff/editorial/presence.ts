import type { Endpoint, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload';
import { z } from 'zod';
import { mayChange } from '@/access/document-locks';
import { sharedGlobals } from '@/lib/content-collections';
import { LOCKS } from '@/payload/own-collections';
import { isSignedIn, refuse, staffEndpoint } from '../endpoint';
import { listAsSite } from '../find-as-site';
import { type Edited, type Latest, latestOf } from './latest';
import { namesOf } from './people';

/** Longer than the interval at which forms report (src/admin/together). */
const FORGOTTEN_AFTER_MS = 35_000;

const target = z.union([
  z.object({ collection: z.literal('globals'), id: z.enum(sharedGlobals) }).transform(({ id }) => ({ global: id })),
  z.object({ collection: z.string(), id: z.uuid() }),
]);

/** Undefined for what is not edited together. */
function editedIn({ payload, routeParams }: PayloadRequest): Edited | undefined {
  const edited = target.safeParse(routeParams).data;
  const isShared = ({ slug, custom }: SanitizedCollectionConfig) =>
    edited && 'collection' in edited && slug === edited.collection && custom.isEditedTogether;
  return edited && ('global' in edited || payload.config.collections.some(isShared)) ? edited : undefined;
}

const isAbout = (edited: Edited): Where =>
  'global' in edited
    ? { globalSlug: { equals: edited.global } }
    : { and: [{ 'document.relationTo': { equals: edited.collection } }, { 'document.value': { equals: edited.id } }] };

/** Names of the colleagues who have the form open. */
export async function othersAt(req: PayloadRequest, edited: Edited): Promise<string[]> {
  const since = new Date(Date.now() - FORGOTTEN_AFTER_MS).toISOString();
  const docs = await listAsSite(req, LOCKS, {
    where: { and: [isAbout(edited), { updatedAt: { greater_than: since } }] },
    sort: 'createdAt',
    limit: 20,
  });
  const ids = docs.map(({ user }) => (typeof user.value === 'string' ? user.value : user.value.id));
  const names = await namesOf(
    req,
    ids.filter((id) => id !== req.user?.id),
  );
  return [...names.values()];
}

async function nameOfEditor(req: PayloadRequest, latest: Latest | undefined): Promise<string> {
  if (latest?.lastEditor && latest.lastEditor === req.user?.id) return 'You (in another window)';
  return (await namesOf(req, [latest?.lastEditor])).get(latest?.lastEditor ?? '') ?? 'Someone else';
}

/** Removes this person's rows and expired ones, except the row `kept`. */
const remove = (req: PayloadRequest, edited: Edited, kept?: string) =>
  req.payload.delete({
    collection: LOCKS,
    where: {
      and: [
        isAbout(edited),
        { id: { not_equals: kept ?? '00000000-0000-0000-0000-000000000000' } },
        {
          or: [
            { 'user.value': { equals: req.user?.id } },
            { updatedAt: { less_than: new Date(Date.now() - FORGOTTEN_AFTER_MS).toISOString() } },
          ],
        },
      ],
    },
    depth: 0,
    overrideAccess: true,
    req,
  });

export type Presence = { people: string[]; updatedAt: string | null; by: string };

async function stayAt(req: PayloadRequest, edited: Edited): Promise<Presence> {
  if (!(await mayChange(req, edited))) refuse(403, 'You are not allowed to do this.');
  const latest = await latestOf(req, edited);
  if (!latest && 'collection' in edited) refuse(404, 'The document does not exist.');
  const about =
    'global' in edited
      ? { globalSlug: edited.global }
      : { document: { relationTo: edited.collection as 'pages', value: edited.id } };
  const { id } = await req.payload.create({
    collection: LOCKS,
    data: { ...about, user: { relationTo: 'users', value: String(req.user?.id) } },
    depth: 0,
    overrideAccess: true,
    req,
  });
  await remove(req, edited, String(id));
  return {
    people: await othersAt(req, edited),
    updatedAt: latest?.updatedAt ?? null,
    by: await nameOfEditor(req, latest),
  };
}

const stay = staffEndpoint({
  method: 'post',
  path: '/editorial/:collection/:id/stay',
  can: (req) => isSignedIn(req) && editedIn(req) !== undefined,
  at: target,
  work: (req, { at }) => stayAt(req, at),
});

const leave = staffEndpoint({
  method: 'post',
  path: '/editorial/:collection/:id/leave',
  can: (req) => isSignedIn(req) && editedIn(req) !== undefined,
  at: target,
  work: async (req, { at }) => {
    await remove(req, at);
    return {};
  },
});

/**
 * Under `/api/editorial/:collection/:id` (`globals/:slug` for globals): `POST stay` reports an open form and returns a
 * `Presence`, `POST leave` a closed one. Uses Payload's table of document locks, which are off
 * (src/access/internal-collections.ts).
 */
export const presenceEndpoints: Endpoint[] = [stay, leave];
