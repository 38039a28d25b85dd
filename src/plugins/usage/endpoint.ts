import { z } from 'zod';
import { can } from '@/access/roles';
import { contentCollections } from '@/lib/content-collections';
import { staffEndpoint } from '@/staff/endpoint';
import { findUses } from './find-uses';

/** `GET /api/usage/:collection/:id`: references to a document, for writers. */
export const usageEndpoint = staffEndpoint({
  method: 'get',
  path: '/usage/:collection/:id',
  can: 'write',
  at: z.object({ collection: z.enum([...contentCollections, 'media']), id: z.uuid() }),
  work: async (req, { at }) => ({ uses: await findUses(req.payload, at), mayRemove: can(req, 'publish') }),
});
