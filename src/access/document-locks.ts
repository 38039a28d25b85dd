import type { Access, CollectionSlug, PayloadRequest } from 'payload';
import { z } from 'zod';
import { hasRole } from './roles';

/**
 * Payload creates locks itself, past these rules; its admin reads them, takes one over by naming the new owner, and
 * deletes its own. By default any signed-in user may do anything with any lock.
 */

const takeover = z.strictObject({ user: z.strictObject({ relationTo: z.literal('users'), value: z.uuid() }) });

const own = (req: PayloadRequest) => (req.user ? { 'user.value': { equals: req.user.id } } : false);

/** Whether the locked document's or global's access rule lets this user change it. */
async function mayEditLocked(req: PayloadRequest, id: number | string): Promise<boolean> {
  const collection = 'payload-locked-documents';
  const lock = await req.payload.findByID({
    collection,
    id: String(id),
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  if (!lock) return false;
  if (lock.globalSlug) {
    const locked = req.payload.globals.config.find(({ slug }) => slug === lock.globalSlug);
    return Boolean(await locked?.access.update({ req }));
  }
  if (!lock.document) return false;
  const slug: CollectionSlug = lock.document.relationTo;
  const document = typeof lock.document.value === 'string' ? lock.document.value : lock.document.value.id;
  const may = await req.payload.collections[slug].config.access.update({ req, id: document });
  if (typeof may === 'boolean') return may;
  const where = { and: [{ id: { equals: document } }, may] };
  const { totalDocs } = await req.payload.count({ collection: slug, where, overrideAccess: true, req });
  return totalDocs > 0;
}

/** Writers see all locks, everyone else only their own. */
const read: Access = ({ req }) => hasRole(req, 'admin', 'editor', 'author') || own(req);

const update: Access = async ({ req, id, data }) => {
  const sent = takeover.safeParse(data);
  if (!req.user || id === undefined || !sent.success || sent.data.user.value !== req.user.id) return false;
  return mayEditLocked(req, id);
};

export const lockAccess = { read, create: () => false, update, delete: ({ req }) => own(req) } satisfies Record<
  string,
  Access
>;
