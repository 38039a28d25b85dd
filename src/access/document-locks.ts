import type { Access, CollectionSlug, PayloadRequest } from 'payload';
import { z } from 'zod';
import { LOCKS } from '@/payload/own-collections';
import { can } from './roles';

/**
 * Payload creates locks itself, past these rules; its admin reads them, takes one over by naming the new owner, and
 * deletes its own. By default any signed-in user may do anything with any lock.
 */

const takeover = z.strictObject({ user: z.strictObject({ relationTo: z.literal('users'), value: z.uuid() }) });

const own = (req: PayloadRequest) => (req.user ? { 'user.value': { equals: req.user.id } } : false);

type Target = { global: string } | { collection: string; id: string };

/** Whether the access rule of the document or global lets this user change it. */
export async function mayChange(req: PayloadRequest, target: Target): Promise<boolean> {
  if ('global' in target) {
    const global = req.payload.globals.config.find(({ slug }) => slug === target.global);
    return Boolean(await global?.access.update({ req }));
  }
  const { id } = target;
  const collection = target.collection as CollectionSlug;
  const may = await req.payload.collections[collection].config.access.update({ req, id });
  if (may === false) return false;
  const exists = { id: { equals: id } };
  const where = may === true ? exists : { and: [exists, may] };
  const { totalDocs } = await req.payload.count({ collection, where, overrideAccess: true, req });
  return totalDocs > 0;
}

async function mayEditLocked(req: PayloadRequest, id: number | string): Promise<boolean> {
  const lock = await req.payload.findByID({
    collection: LOCKS,
    id: String(id),
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  if (!lock) return false;
  if (lock.globalSlug) return mayChange(req, { global: lock.globalSlug });
  if (!lock.document) return false;
  const { relationTo, value } = lock.document;
  return mayChange(req, { collection: relationTo, id: typeof value === 'string' ? value : value.id });
}

/** Writers see all locks, everyone else only their own. */
const read: Access = ({ req }) => can(req, 'write') || own(req);

const update: Access = async ({ req, id, data }) => {
  const sent = takeover.safeParse(data);
  if (!req.user || id === undefined || !sent.success || sent.data.user.value !== req.user.id) return false;
  return mayEditLocked(req, id);
};

export const lockAccess = { read, create: () => false, update, delete: ({ req }) => own(req) } satisfies Record<
  string,
  Access
>;
