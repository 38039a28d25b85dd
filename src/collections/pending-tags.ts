import type { CollectionConfig } from 'payload';
import { nobody } from '../access/rules';

/**
 * Cache tags that a change has made old, written in the change's own transaction and removed when they have expired: what
 * is still here after a crash is made up for (docs/decisions/018-shared-cache.md). The server alone sees it.
 */
export const pendingTags: CollectionConfig = {
  slug: 'pending-tags',
  admin: { hidden: true },
  lockDocuments: false,
  disableDuplicate: true,
  access: { read: nobody, create: nobody, update: nobody, delete: nobody, unlock: nobody },
  fields: [{ name: 'tags', type: 'json', required: true }],
};
