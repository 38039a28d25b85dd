import type { Endpoint } from 'payload';
import { z } from 'zod';
import { hasRole } from '@/access/roles';
import { contentCollections } from '@/lib/content-collections';
import { findUses } from './find-uses';

const target = z.object({ collection: z.enum([...contentCollections, 'media', 'forms']), id: z.uuid() });
const headers = { 'cache-control': 'no-store' };

/** `GET /api/usage/:collection/:id`: references to a document, for writers. */
export const usageEndpoint: Endpoint = {
  path: '/usage/:collection/:id',
  method: 'get',
  handler: async (req) => {
    if (!hasRole(req, 'admin', 'editor', 'author')) {
      return Response.json({ error: 'Only authors, editors and admins may do this.' }, { status: 403, headers });
    }
    const at = target.safeParse(req.routeParams).data;
    if (!at) return Response.json({ error: 'The document does not exist.' }, { status: 404, headers });
    const uses = await findUses(req.payload, at);
    return Response.json({ uses, mayRemove: hasRole(req, 'admin', 'editor') }, { headers });
  },
};
