import type { CollectionAfterChangeHook, CollectionSlug, Endpoint, PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { type ContentCollection, contentCollections } from '../lib/content-collections';
import { namesOf } from './people';

/** For how long after somebody's last change others are told that they are at work. */
export const LOCK_SECONDS = 120;

const locksOf = (collection: string, id: string): Where[] => [
  { 'document.relationTo': { equals: collection } },
  { 'document.value': { equals: id } },
];

/**
 * Payload's lock of a document ends with each save. Where the form saves by itself that is at once, and two people would
 * never see each other: after an autosave the lock is set again. It expires, and leaving the document ends it.
 */
export const stayAtWork: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (req.payloadAPI !== 'REST' || String(req.query?.autosave) !== 'true' || !req.user) return doc;
  await req.payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: collection.slug as ContentCollection, value: doc.id },
      user: { relationTo: 'users', value: req.user.id },
    },
    depth: 0,
    overrideAccess: true,
    req,
  });
  return doc;
};

/** The name of somebody else who is at work on a document now. */
export async function findAtWork(req: PayloadRequest, collection: CollectionSlug, id: string): Promise<string | null> {
  const since = new Date(Date.now() - LOCK_SECONDS * 1000).toISOString();
  const { docs } = await req.payload.find({
    collection: 'payload-locked-documents',
    where: { and: [...locksOf(collection, id), { updatedAt: { greater_than: since } }] },
    depth: 0,
    limit: 10,
    pagination: false,
    overrideAccess: true,
    req,
  });
  const ids = docs.map(({ user }) => (typeof user.value === 'string' ? user.value : user.value.id));
  const other = ids.find((one) => one !== req.user?.id);
  return other ? ((await namesOf(req, [other])).get(other) ?? 'Somebody') : null;
}

const target = z.object({ collection: z.enum(contentCollections), id: z.uuid() });

/** Somebody has left a document: their own lock of it ends. */
export const leave: Endpoint = {
  path: '/editorial/:collection/:id/leave',
  method: 'post',
  handler: async (req) => {
    const at = target.safeParse(req.routeParams).data;
    if (!at || !req.user) return new Response(null, { status: 403 });
    await req.payload.delete({
      collection: 'payload-locked-documents',
      where: { and: [...locksOf(at.collection, at.id), { 'user.value': { equals: req.user.id } }] },
      depth: 0,
      overrideAccess: true,
      req,
    });
    return new Response(null, { status: 204 });
  },
};
