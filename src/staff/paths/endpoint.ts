import type { Endpoint } from 'payload';
import { z } from 'zod';
import { hasRole } from '@/access/roles';
import { pathProblem } from '@/fields/path-problem';
import { languageCodes } from '@/lib/languages';
import { pathCollections } from '@/lib/paths';

const asked = z.object({
  collection: z.enum(pathCollections),
  path: z.string().max(300),
  id: z.uuid().optional(),
  language: z.enum(languageCodes).optional(),
});
const headers = { 'cache-control': 'no-store' };

/** `GET /api/path-check?collection=…&path=…&id=…`: why a document may not have a path, for writers. */
export const pathCheckEndpoint: Endpoint = {
  path: '/path-check',
  method: 'get',
  handler: async (req) => {
    if (!hasRole(req, 'admin', 'editor', 'author')) {
      return Response.json({ error: 'Only authors, editors and admins may do this.' }, { status: 403, headers });
    }
    const query = asked.safeParse(Object.fromEntries(req.searchParams)).data;
    if (!query) return Response.json({ error: 'Ask with a collection and a path.' }, { status: 400, headers });
    return Response.json({ problem: (await pathProblem(req.payload, query)) ?? null }, { headers });
  },
};
