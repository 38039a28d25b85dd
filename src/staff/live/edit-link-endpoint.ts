import type { Endpoint } from 'payload';
import { z } from 'zod';
import { can } from '@/access/roles';
import { pathCollections, pathSchema } from '@/lib/paths';

const asked = z.object({ path: pathSchema });
const headers = { 'cache-control': 'no-store' };

/** `GET /api/edit-link?path=…`: the form of a page, for writers. `{}` for everyone else and for pages in code. */
export const editLinkEndpoint: Endpoint = {
  path: '/edit-link',
  method: 'get',
  handler: async (req) => {
    const query = asked.safeParse(Object.fromEntries(req.searchParams)).data;
    if (!query || !can(req, 'write')) return Response.json({}, { headers });
    for (const collection of pathCollections) {
      const { docs } = await req.payload.find({
        collection: collection as 'pages',
        where: { path: { equals: query.path } },
        select: { path: true },
        depth: 0,
        limit: 1,
        pagination: false,
        overrideAccess: false,
        req,
      });
      if (docs[0]) return Response.json({ href: `/admin/collections/${collection}/${docs[0].id}` }, { headers });
    }
    return Response.json({}, { headers });
  },
};
