import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { can } from '@/access/roles';
import { pathCollections, pathSchema } from '@/lib/paths';
import { staffEndpoint } from '@/staff/endpoint';

const query = z.object({ path: pathSchema.optional().catch(undefined) });

async function formOf(req: PayloadRequest, path: string): Promise<{ href?: string }> {
  for (const collection of pathCollections) {
    const { docs } = await req.payload.find({
      collection: collection as 'pages',
      where: { path: { equals: path } },
      select: { path: true },
      depth: 0,
      limit: 1,
      pagination: false,
      overrideAccess: false,
      req,
    });
    if (docs[0]) return { href: `/admin/collections/${collection}/${docs[0].id}` };
  }
  return {};
}

/** `GET /api/edit-link?path=…`: the form of a page, for writers. `{}` for everyone else and for pages in code. */
export const editLinkEndpoint = staffEndpoint({
  method: 'get',
  path: '/edit-link',
  // A live page asks on behalf of every reader.
  can: () => true,
  query,
  work: async (req, { query: { path } }) => (path && can(req, 'write') ? formOf(req, path) : {}),
});
